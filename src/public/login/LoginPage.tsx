import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { takeExpiredNotice } from '../../authProvider/go-to-login.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readDemoAccount, signIn, type Credentials } from '../../dataProvider/session.ts';
import type { DemoAccount } from '../../../domain/identity/sign-in-answers.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { useCall } from '../call/useCall.ts';
import code from '../code/CodeCorner.module.css';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import checkbox from '../parts/Checkbox.module.css';
import { EmailField, useEmailRules } from '../parts/EmailField.tsx';
import { Notice, ProblemNotice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useIntlLocale, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS, storeLanguage } from '../words/public-words.ts';
import css from './Languages.module.css';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  onLikelySignIn(): void;
}

/** `/`: sign in with an address and a password. */
export function LoginPage(props: Props) {
  const words = useWords(PUBLIC_WORDS);
  const [expired] = useState(takeExpiredNotice);
  return (
    <Page title={words.login.title} tab={words.login.page}>
      {expired && <Notice tone="info">{words.expired}</Notice>}
      <LoginForm {...props} />
      <TextLink to={PUBLIC_PATHS.recovery}>{words.login.recovery}</TextLink>
      <TextLink to={PUBLIC_PATHS.signUp}>{words.login.sign_up}</TextLink>
      <CodeCorner onSignedIn={props.onSignedIn} />
      <Languages />
    </Page>
  );
}

/** The languages by their own names. The page starts again in the chosen one, and so does the admin. */
function Languages() {
  const current = useIntlLocale();
  return (
    <div className={css.languages}>
      {LOCALES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={css.language}
          aria-pressed={current.startsWith(locale)}
          onClick={() => storeLanguage(locale)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface LoginFormProps {
  onSignedIn(session: SessionInfo): Promise<void>;
  onLikelySignIn(): void;
}

function LoginForm({ onSignedIn, onLikelySignIn }: LoginFormProps) {
  const words = useWords(PUBLIC_WORDS);
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

/** Names the account of the demo where the server has one, and fills it in. Nothing anywhere else. */
function DemoNotice({ onFill }: { onFill(account: DemoAccount): void }) {
  const { login } = useWords(PUBLIC_WORDS);
  const { http } = useSessionStore();
  const [account, setAccount] = useState<DemoAccount | null>(null);
  useEffect(() => {
    // Without an answer the page is the login of any other store.
    readDemoAccount(http).then(setAccount, () => undefined);
  }, [http]);
  if (account === null) return null;
  return (
    <Notice tone="info" action={{ label: login.demo_fill, onClick: () => onFill(account) }}>
      {login.demo} {account.email} · {account.password}
    </Notice>
  );
}

/** A checkbox with a clickable line. */
function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={checkbox.line}>
      <input {...input} type="checkbox" className={checkbox.box} />
      {label}
    </label>
  );
}

const CodePanel = lazy(() => import('../code/CodePanel.tsx'));

/**
 * The code shows on the login of desktops. A phone would have to read the code of its own screen (spec 2 §9: 600 px).
 */
const DESKTOP = '(min-width: 601px)';

/** Reserves room for the panel, which loads after the form. */
function CodeCorner({ onSignedIn }: { onSignedIn(session: SessionInfo): Promise<void> }) {
  if (!useIsDesktop()) return null;
  return (
    <div className={code.corner}>
      <Suspense>
        <CodePanel onSignedIn={onSignedIn} />
      </Suspense>
    </div>
  );
}

function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop);
}

/** Without media queries there is no screen. */
function isDesktop(): boolean {
  return typeof matchMedia === 'function' && matchMedia(DESKTOP).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
