import { useForm } from 'react-hook-form';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { acceptInvitation } from '../../dataProvider/invitation.ts';
import { signIn } from '../../dataProvider/session.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { InvitedAddress } from './InvitedAddress.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS } from './invitation-words.ts';
import { useJoin, type JoinProps } from './useJoin.ts';

/** The invited address has an account: signing in to it joins the store. */
export function SignInForm({ email, ...props }: JoinProps & { email: string }) {
  const session = useSessionStore();
  const words = useLazyDictionary(INVITATION_WORDS);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const { join, busy, problem } = useJoin(props);

  const submit = handleSubmit(({ password }) =>
    join(
      async () => {
        session.set(await signIn(session.http, { email, password, remember: false }));
        return acceptInvitation(session.http, props.token, {});
      },
      () => false,
    ),
  );
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <InvitedAddress email={email} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: words.errors.password })}
        />
        <ProblemNotice problem={problem} retry={() => void submit()} />
        <SubmitButton label={words.sign_in} busyLabel={words.joining} busy={busy} />
      </form>
      <TextLink to={PUBLIC_PATHS.recovery}>{words.recovery}</TextLink>
    </>
  );
}
