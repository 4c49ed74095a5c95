import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readSignUp } from '../../dataProvider/sign-up.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import { Page } from '../parts/Page.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { problemOf, useCall, type Problem } from '../call/useCall.ts';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import { CodeStep } from './CodeStep.tsx';
import { InformationStep } from './InformationStep.tsx';
import { isGone } from './useFieldProblems.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
}

/** `/sign-up/verify`: the code, then the last questions. The server stores the progress, so a reload loses nothing. */
export default function VerifyPage(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Verification key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

function Verification({ onSignedIn, retry }: Props & { retry(): void }) {
  const words = useWords(SIGN_UP_WORDS);
  const [state, setState] = useState<SignUpState | 'gone' | null>(null);
  const [known, setKnown] = useState<SessionInfo | null>(null);
  const [failure, setFailure] = useState<Problem | null>(null);
  const problemWords = useWords(PUBLIC_WORDS);
  const language = useIntlLocale();
  const { http } = useSessionStore();

  useEffect(() => {
    let left = false;
    readSignUp(http).then(
      (read) => {
        if (!left) setState(read);
      },
      (error: unknown) => {
        if (left) return;
        if (isGone(error)) setState('gone');
        else setFailure(problemOf(error, problemWords, language));
      },
    );
    return () => {
      left = true;
    };
  }, [http, problemWords, language]);
  if (known !== null) return <KnownStore session={known} onSignedIn={onSignedIn} />;
  if (state === null)
    return (
      <Page title={words.code.title} tab={words.code.page}>
        <output>
          <Prose>{words.code.loading}</Prose>
        </output>
        <ProblemNotice problem={failure} retry={retry} />
      </Page>
    );
  if (state === 'gone')
    return (
      <Page title={words.gone.title}>
        <Prose>{words.gone.text}</Prose>
        <TextLink to={PUBLIC_PATHS.signUp}>{words.gone.again}</TextLink>
        <TextLink to={PUBLIC_PATHS.login}>{words.gone.login}</TextLink>
      </Page>
    );
  const parts = { state, onGone: () => setState('gone') };
  return state.step === 'code' ? (
    <CodeStep {...parts} onState={setState} onKnown={setKnown} />
  ) : (
    <InformationStep {...parts} onSignedIn={onSignedIn} />
  );
}

/** Shows who had a store with this address and password that they enter that one, not the one that they named. */
function KnownStore({ session, onSignedIn }: Props & { session: SessionInfo }) {
  const { known: words } = useWords(SIGN_UP_WORDS);
  const { call, busy, problem } = useCall();
  const enter = () => call(() => onSignedIn(session));
  return (
    <Page title={words.title}>
      <Prose>{fill(words.text, { store: session.store?.name ?? '' })}</Prose>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <ProblemNotice problem={problem} retry={() => void enter()} />
        <SubmitButton label={words.enter} busyLabel={words.entering} busy={busy} />
      </form>
    </Page>
  );
}
