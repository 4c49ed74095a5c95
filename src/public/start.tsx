import { createRoot } from 'react-dom/client';
import { forgetEmail } from '../authProvider/kept-email.ts';
import { takeReturnPath } from '../authProvider/return-path.ts';
import { setSession } from '../authProvider/session-store.ts';
import { hasSignedInHint } from '../authProvider/signed-in-hint.ts';
import { finishSignOut } from '../authProvider/sign-out.ts';
import { PublicApp } from './PublicApp.tsx';
import { showBootFailure } from './boot-failure.ts';
import { WordsContext } from './words/usePublicWords.ts';
import { loadWords } from './words/words.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';

type StartAdmin = (root: HTMLElement) => void | Promise<void>;

/** Draws the public pages. Signing in continues into the admin without a page load. */
export async function startPublic(element: HTMLElement, loadAdmin: () => Promise<StartAdmin>): Promise<void> {
  void finishSignOut();
  // A session that ended with the browser lost its hint, but not the e-mail.
  if (!hasSignedInHint()) forgetEmail();
  const { language, words } = await loadWords();
  document.documentElement.lang = language;
  const root = createRoot(element);

  async function enter(session: SessionInfo): Promise<void> {
    try {
      const startAdmin = await loadAdmin();
      setSession(session);
      history.replaceState(null, '', takeReturnPath());
      root.unmount();
      await startAdmin(element);
    } catch {
      showBootFailure(element);
    }
  }

  root.render(
    <WordsContext value={{ language, words }}>
      <PublicApp onSignedIn={enter} onLikelySignIn={() => void loadAdmin().catch(() => undefined)} />
    </WordsContext>,
  );
}
