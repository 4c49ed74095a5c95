import { useForm } from 'react-hook-form';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { resetPassword } from '../../dataProvider/session.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCall } from '../call/useCall.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { fill } from '../../i18n/fill.ts';

interface Props {
  token: string;
  onDone(): void;
  /** The link was used or expired meanwhile. */
  onRefused(): void;
}

export function ResetForm({ token, onDone, onRefused }: Props) {
  const words = usePublicWords().reset;
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

  const submit = handleSubmit(({ password }) =>
    call(async () => {
      try {
        await resetPassword(http, token, password);
        onDone();
      } catch (error) {
        if (!(error instanceof ApiHttpError)) throw error;
        if (error.code === 'not_found') return onRefused();
        if (error.fields['password']?.key !== 'common_password') throw error;
        setError('password', { message: words.common_password }, { shouldFocus: true });
      }
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={words.password}
        help={fill(words.help, limits)}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password', {
          required: words.password_required,
          minLength: { value: limits.min, message: fill(words.too_short, limits) },
          maxLength: { value: limits.max, message: fill(words.too_long, limits) },
        })}
      />
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy} />
    </form>
  );
}
