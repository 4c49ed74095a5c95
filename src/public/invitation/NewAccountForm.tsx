import { useForm } from 'react-hook-form';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { acceptInvitation } from '../../dataProvider/invitation.ts';
import type { FieldError } from '../../dataProvider/api-error.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { fill } from '../../i18n/fill.ts';
import { InvitedAddress } from './InvitedAddress.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS, type InvitationWords } from './invitation-words.ts';
import { useJoin, type JoinProps } from './useJoin.ts';

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** The invited address has no account yet: a password makes one. */
export function NewAccountForm({ email, ...props }: JoinProps & { email: string }) {
  const { http } = useSessionStore();
  const words = useLazyDictionary(INVITATION_WORDS);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { join, busy, problem } = useJoin(props);

  const submit = handleSubmit(({ password }) =>
    join(
      () => acceptInvitation(http, props.token, { password }),
      ({ fields }) => {
        const complaint = fields['password'];
        if (complaint === undefined) return false;
        setError('password', { message: sentenceOf(complaint, words) }, { shouldFocus: true });
        return true;
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <InvitedAddress email={email} />
      <PasswordField
        label={words.password}
        help={fill(words.password_help, LIMITS)}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password', {
          required: words.errors.password,
          minLength: { value: LIMITS.min, message: fill(words.errors.too_short, LIMITS) },
          maxLength: { value: LIMITS.max, message: fill(words.errors.too_long, LIMITS) },
        })}
      />
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.join} busyLabel={words.joining} busy={busy} />
    </form>
  );
}

function sentenceOf({ key }: FieldError, { errors }: InvitationWords): string {
  switch (key) {
    case 'minLength':
      return fill(errors.too_short, LIMITS);
    case 'maxLength':
      return fill(errors.too_long, LIMITS);
    case 'common_password':
      return errors.common_password;
    default:
      return errors.password;
  }
}
