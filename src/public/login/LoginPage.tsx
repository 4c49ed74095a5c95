import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { takeExpiredNotice } from '../../authProvider/go-to-login.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readDemoAccount, signIn, type Credentials, type DemoAccount } from '../../dataProvider/session.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { useCall } from '../call/useCall.ts';
import { CodeCorner } from '../code/CodeCorner.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useEmailRules } from '../parts/useEmailRules.ts';
import { useLanguage, usePublicWords } from '../words/usePublicWords.ts';
import { storeLanguage } from '../words/words.ts';
import css from './Languages.module.css';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  onLikelySignIn(): void;
}

/** `/`: sign in with an address and a password. */
export function LoginPage(props: Props) {
  const words = usePublicWords();
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
  const current = useLanguage();
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

/** Names the account of the demo where the server has one, and fills it in. Nothing anywhere else. */
function DemoNotice({ onFill }: { onFill(account: DemoAccount): void }) {
  const { login } = usePublicWords();
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
