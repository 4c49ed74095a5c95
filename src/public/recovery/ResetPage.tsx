import { useState } from 'react';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { ResetForm } from './ResetForm.tsx';
import { useResetToken } from './useResetToken.ts';

/** `/reset?token=…`: the user chooses a new password. Without a token there is nothing to do here (spec 1 §2). */
export function ResetPage() {
  const words = usePublicWords().reset;
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
