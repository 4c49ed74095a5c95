import { useForm } from 'react-hook-form';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { signIn, type Credentials } from '../../dataProvider/session.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCall } from '../call/useCall.ts';
import { useEmailRules } from '../parts/useEmailRules.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { usePublicWords } from '../words/usePublicWords.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  onLikelySignIn(): void;
}

export function LoginForm({ onSignedIn, onLikelySignIn }: Props) {
  const words = usePublicWords();
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<Credentials>({
    defaultValues: { email: '', password: '', remember: false },
    reValidateMode: 'onChange',
  });
  const emailRules = useEmailRules();
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();

  const submit = handleSubmit((credentials) => {
    onLikelySignIn();
    return call(
      async () => onSignedIn(await signIn(http, credentials)),
      () => setFocus('password', { shouldSelect: true }),
    );
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DemoNotice
        onFill={({ email, password }) => {
          setValue('email', email, { shouldValidate: true });
          setValue('password', password, { shouldValidate: true });
        }}
      />
      <EmailField registration={register('email', emailRules)} error={formState.errors.email?.message} />
      <PasswordField
        label={words.login.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: words.login.password_required })}
      />
      <Checkbox label={words.login.remember} {...register('remember')} />
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.login.submit} busyLabel={words.login.submitting} busy={busy} />
    </form>
  );
}
