import { createRoot } from 'react-dom/client';
import { forgetEmail } from '../authProvider/kept-email.ts';
import { takeReturnPath } from '../authProvider/return-path.ts';
import type { SessionStore } from '../authProvider/session-store.ts';
import { hasSignedInHint } from '../authProvider/signed-in-hint.ts';
import { finishSignOut } from '../authProvider/sign-out.ts';
import { SessionContext } from '../authProvider/useSession.ts';
import { PublicApp } from './PublicApp.tsx';
import { showBootFailure } from './boot-failure.ts';
import { WordsContext } from './words/usePublicWords.ts';
import { loadWords } from './words/words.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';

type StartAdmin = (root: HTMLElement, session: SessionStore) => void | Promise<void>;

/** Draws the public pages. Signing in continues into the admin without a page load. */
export async function startPublic(
  element: HTMLElement,
  session: SessionStore,
  loadAdmin: () => Promise<StartAdmin>,
): Promise<void> {
  void finishSignOut(session.http);
  // A session that ended with the browser lost its hint, but not the e-mail.
  if (!hasSignedInHint()) forgetEmail();
  const { language, words } = await loadWords();
  document.documentElement.lang = language;
  const root = createRoot(element);

  async function enter(signedIn: SessionInfo): Promise<void> {
    try {
      const startAdmin = await loadAdmin();
      session.set(signedIn);
      history.replaceState(null, '', takeReturnPath());
      root.unmount();
      await startAdmin(element, session);
    } catch {
      showBootFailure(element);
    }
  }

  root.render(
    <SessionContext value={session}>
      <WordsContext value={{ language, words }}>
        <PublicApp onSignedIn={enter} onLikelySignIn={() => void loadAdmin().catch(() => undefined)} />
      </WordsContext>
    </SessionContext>,
  );
}
