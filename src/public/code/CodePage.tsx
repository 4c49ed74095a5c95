import { Page } from '../parts/Page.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import CodePanel from './CodePanel.tsx';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

/** `/code` on a signed-out screen: the code to type on the phone, large and alone. */
export default function CodePage({ onSignedIn }: { onSignedIn(session: SessionInfo): Promise<void> }) {
  const words = useWords(PUBLIC_WORDS);
  return (
    <Page title={words.code.title}>
      <CodePanel onSignedIn={onSignedIn} alone />
      <TextLink to={PUBLIC_PATHS.login}>{words.code.password}</TextLink>
    </Page>
  );
}
