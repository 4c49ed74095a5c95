import { hasSignedInHint } from '../../authProvider/signed-in-hint.ts';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useWords } from '../../i18n/words.ts';
import { SIGN_UP_WORDS } from '../sign-up/sign-up-words.ts';
import { HomeLink } from './HomeLink.tsx';

/** `/thank-you`: the page after paying a plan (spec 2 §2). The billing page shows the state of the payment. */
export default function ThankYouPage() {
  const { thanks: words } = useWords(SIGN_UP_WORDS);
  return (
    <Page title={words.title}>
      <Prose>{words.text}</Prose>
      <HomeLink>{hasSignedInHint() ? words.home : words.login}</HomeLink>
    </Page>
  );
}
