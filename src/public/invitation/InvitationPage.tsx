import { useEffect, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { InvitationOffer } from '../../../domain/access/team.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import es from '../../../i18n/visitor/invitation/es.json';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { ApiHttpError, type FieldError } from '../../dataProvider/api-error.ts';
import { acceptInvitation, readInvitation } from '../../dataProvider/invitation.ts';
import { signIn, signOut } from '../../dataProvider/session.ts';
import { fill, lazyWords, useIntlLocale, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import { problemOf, useCall, type Problem } from '../call/useCall.ts';
import { HomeLink } from '../campaign/HomeLink.tsx';
import { navigate } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { Page } from '../parts/Page.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { TextLink } from '../parts/TextLink.tsx';

type InvitationWords = typeof es;

/** Sentences of the invitation page. They load with it, not with the login. */
const INVITATION_WORDS = lazyWords(es, {
  en: () => import('../../../i18n/visitor/invitation/en.json'),
  pt: () => import('../../../i18n/visitor/invitation/pt.json'),
});

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
  const words = useWords(INVITATION_WORDS);
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
          <PasswordForm {...props} fresh email={offer.email} />
        </>
      )}
      {offer.step === 'claimed' && (
        <>
          <Prose>{words.claimed_account}</Prose>
          <PasswordForm {...props} email={offer.email} />
          <TextLink to={PUBLIC_PATHS.recovery}>{words.recovery}</TextLink>
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
  const words = useWords(INVITATION_WORDS);
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
  const words = useWords(INVITATION_WORDS);
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
  const words = useWords(INVITATION_WORDS);
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

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

interface PasswordFormProps extends JoinProps {
  email: string;
  /** No account has the address: the password is a new one. */
  fresh?: boolean;
}

/** No account has proven the invited address: the password opens one that names it, or makes a new one. */
function PasswordForm({ email, fresh = false, ...props }: PasswordFormProps) {
  const { http } = useSessionStore();
  const words = useWords(INVITATION_WORDS);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { join, busy, problem } = useJoin(props);

  const submit = handleSubmit(({ password }) =>
    join(
      () => acceptInvitation(http, props.token, { password }),
      ({ fields }) => {
        const complaint = fields['password'];
        if (complaint === undefined) return false;
        setError('password', { message: complaintOf(complaint, words) }, { shouldFocus: true });
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
        autoComplete={fresh ? 'new-password' : 'current-password'}
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

function complaintOf({ key }: FieldError, { errors }: InvitationWords): string {
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

/** The invited address, for the user to read and for password managers to store. */
function InvitedAddress({ email }: { email: string }) {
  return (
    <TextField
      label={useWords(INVITATION_WORDS).email}
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
    />
  );
}

interface JoinProps {
  token: string;
  onSignedIn(session: SessionInfo): Promise<void>;
  onGone(why: Gone): void;
  /** The signed-in user, or the existence of the account, has changed since the page loaded. */
  onChanged(): void;
}

const CHANGED: ReadonlySet<string> = new Set(['missing_jwt', 'invalid_jwt', 'other_account']);

/** Runs the call that joins, and reports to the page when the invitation is no longer valid. */
function useJoin({ onSignedIn, onGone, onChanged }: JoinProps) {
  const { call, busy, problem } = useCall();

  /** `onError` returns true for an error that it has handled. */
  const join = (work: () => Promise<SessionInfo>, onError: (error: ApiHttpError) => boolean) =>
    call(async () => {
      try {
        await onSignedIn(await work());
      } catch (error) {
        const why = goneBy(error);
        if (why !== null) return onGone(why);
        if (!(error instanceof ApiHttpError)) throw error;
        if (onError(error)) return;
        if (!CHANGED.has(error.code)) throw error;
        onChanged();
      }
    });

  return { join, busy, problem };
}

/** Why an invitation no longer works: what nobody says more of was taken back, or never was one. */
type Gone = 'used' | 'expired' | 'gone';

const GONE: Readonly<Record<string, Gone>> = {
  not_found: 'gone',
  invitation_used: 'used',
  invitation_expired: 'expired',
};

type State =
  | { at: 'loading' }
  | { at: 'offer'; offer: InvitationOffer }
  | { at: 'gone'; why: Gone }
  | { at: 'failed'; problem: Problem };

/**
 * The invitation of the mailed link. Its token stays in the address until the user accepts. So a reload on a weak
 * connection loses nothing. It works once, and for the invited address alone.
 */
function useOffer(token: string) {
  const { http } = useSessionStore();
  const words = useWords(PUBLIC_WORDS);
  const language = useIntlLocale();
  const [state, setState] = useState<State>({ at: 'loading' });

  useEffect(() => {
    if (token === '') return navigate(PUBLIC_PATHS.login, { replace: true });
    let left = false;
    const show = (next: State): void => {
      if (!left) setState(next);
    };
    readInvitation(http, token).then(
      (offer) => show({ at: 'offer', offer }),
      (error: unknown) => {
        const why = goneBy(error);
        show(
          why === null ? { at: 'failed', problem: problemOf(error, words, language) } : { at: 'gone', why },
        );
      },
    );
    return () => {
      left = true;
    };
  }, [http, token, words, language]);

  return { state, gone: (why: Gone) => setState({ at: 'gone', why }) };
}

/** Why the link no longer works; null for any other failure. */
function goneBy(error: unknown): Gone | null {
  return error instanceof ApiHttpError ? (GONE[error.code] ?? null) : null;
}
