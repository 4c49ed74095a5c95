import { useState } from 'react';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { keptSource } from '../navigation/source.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { Steps } from './Steps.tsx';
import { useWords } from '../../i18n/words.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import { trialSentence, useTrialDays } from './useTrialDays.ts';

/** `/sign-up`: the form. */
export default function SignUpPage() {
  const { form: words } = useWords(SIGN_UP_WORDS);
  const [source] = useState(keptSource);
  const days = useTrialDays(source);
  return (
    <Page title={words.title}>
      <Prose>{trialSentence(days, words.intro, words.intro_plain)}</Prose>
      <Steps current={1} />
      <SignUpForm />
      <TextLink to={PUBLIC_PATHS.login}>{words.login}</TextLink>
    </Page>
  );
}
