import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { checkResetToken, resetPassword } from '../../dataProvider/session.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import { useCall } from '../call/useCall.ts';
import { navigate } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { Page } from '../parts/Page.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';

/** `/reset?token=…`: the user chooses a new password. Without a token there is nothing to do here (spec 1 §2). */
export function ResetPage() {
  const words = useWords(PUBLIC_WORDS).reset;
  const { token, state } = useResetToken();
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState(false);

  if (done)
    return (
      <Page title={words.done_title}>
        <Prose>{words.done}</Prose>
        <TextLink to={PUBLIC_PATHS.login}>{words.to_login}</TextLink>
      </Page>
    );
  if (state === 'bad' || refused)
    return (
      <Page title={words.bad_title}>
        <Prose>{words.bad}</Prose>
        <TextLink to={PUBLIC_PATHS.recovery}>{words.ask}</TextLink>
      </Page>
    );
  return (
    <Page title={words.title}>
      {state === 'checking' ? (
        <output>
          <Prose>{words.checking}</Prose>
        </output>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} onRefused={() => setRefused(true)} />
      )}
    </Page>
  );
}

/**
 * The token of the mailed link. It is removed from the address, so that no history and no screenshot has it. `bad` when
 * the server does not know it. Without a connection the form is shown, and its answer decides.
 */
function useResetToken(): { token: string; state: 'checking' | 'good' | 'bad' } {
  const { http } = useSessionStore();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [state, setState] = useState<'checking' | 'good' | 'bad'>('checking');

  useEffect(() => {
    if (token === '') return navigate(PUBLIC_PATHS.login, { replace: true });
    history.replaceState(null, '', PUBLIC_PATHS.reset);
    checkResetToken(http, token).then(
      () => setState('good'),
      (error) => setState(error instanceof ApiHttpError && error.code === 'not_found' ? 'bad' : 'good'),
    );
  }, [http, token]);

  return { token, state };
}

interface Props {
  token: string;
  onDone(): void;
  /** The link was used or expired meanwhile. */
  onRefused(): void;
}

function ResetForm({ token, onDone, onRefused }: Props) {
  const words = useWords(PUBLIC_WORDS).reset;
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
