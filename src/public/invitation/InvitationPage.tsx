import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { InvitationOffer } from '../../../domain/identity/invitation.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { acceptInvitation } from '../../dataProvider/invitation.ts';
import { signIn, signOut } from '../../dataProvider/session.ts';
import { fill } from '../../i18n/fill.ts';
import { useCall } from '../call/useCall.ts';
import { HomeLink } from '../campaign/HomeLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { Page } from '../parts/Page.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS, type InvitationWords } from './invitation-words.ts';
import { InvitedAddress } from './InvitedAddress.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { useJoin, type JoinProps } from './useJoin.ts';
import { useOffer } from './useOffer.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
}

/** `/invitation?token=…`: the store, the person who invites, and the next step. */
export default function InvitationPage(props: Props) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [attempt, setAttempt] = useState(0);
  return <Invitation key={attempt} {...props} token={token} again={() => setAttempt(attempt + 1)} />;
}

interface InvitationProps extends Props {
  token: string;
  /** Loads the invitation again, because another user may have signed in. */
  again(): void;
}

function Invitation({ onSignedIn, token, again }: InvitationProps) {
  const words = useLazyDictionary(INVITATION_WORDS);
  const { state, gone } = useOffer(token);

  if (state.at === 'gone')
    return (
      <Page title={words[`${state.why}_title`]} tab={words.page}>
        <Prose>{words[state.why]}</Prose>
        <HomeLink>{words.go_home}</HomeLink>
      </Page>
    );
  if (state.at !== 'offer')
    return (
      <Page title={words.page}>
        {state.at === 'failed' ? (
          <ProblemNotice problem={state.problem} retry={again} />
        ) : (
          <output>
            <Prose>{words.loading}</Prose>
          </output>
        )}
      </Page>
    );

  const { offer } = state;
  const props = { token, onSignedIn, onGone: gone, onChanged: again };
  return (
    <Page title={fill(words.title, { store: offer.store })} tab={words.page}>
      <Prose>{sentenceOf(offer, words)}</Prose>
      {offer.step === 'password' && (
        <>
          <Prose>{words.new_account}</Prose>
          <NewAccountForm {...props} email={offer.email} />
        </>
      )}
      {offer.step === 'sign_in' && (
        <>
          <Prose>{words.known_account}</Prose>
          <SignInForm {...props} email={offer.email} />
        </>
      )}
      {offer.step === 'accept' && <JoinForm {...props} />}
      {offer.step === 'other_account' && <SignOutForm email={offer.email} onSignedOut={again} />}
    </Page>
  );
}

function sentenceOf({ store, inviter, role }: InvitationOffer, words: InvitationWords): string {
  const values = { store, role: role ?? words.administrator };
  return inviter === null ? fill(words.by_store, values) : fill(words.by, { ...values, inviter });
}

/** The invited person is signed in here: one press joins. */
function JoinForm(props: JoinProps) {
  const { http } = useSessionStore();
  const words = useLazyDictionary(INVITATION_WORDS);
  const { join, busy, problem } = useJoin(props);
  const submit = () =>
    join(
      () => acceptInvitation(http, props.token, {}),
      () => false,
    );
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.join} busyLabel={words.joining} busy={busy} />
    </form>
  );
}

/** Another user is signed in here: their session has to end first. */
function SignOutForm({ email, onSignedOut }: { email: string; onSignedOut(): void }) {
  const words = useLazyDictionary(INVITATION_WORDS);
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const submit = () =>
    call(async () => {
      await signOut(http);
      onSignedOut();
    });
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Prose>{fill(words.other_account, { email })}</Prose>
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.sign_out} busyLabel={words.signing_out} busy={busy} />
    </form>
  );
}

/** The invited address has an account: signing in to it joins the store. */
function SignInForm({ email, ...props }: JoinProps & { email: string }) {
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
