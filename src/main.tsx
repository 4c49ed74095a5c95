import './theme/tokens.css';
import './theme/icons.css';
import './public/base.css';
import './app/boot-skeleton.css';
import { showBootSkeleton } from './app/boot-skeleton.ts';
import { createSessionStore } from './authProvider/session-store.ts';
import { hasSignedInHint } from './authProvider/signed-in-hint.ts';
import { keepReturnPath } from './authProvider/return-path.ts';
import {
  isForEverybody,
  isPublicPath,
  isUsualLogin,
  leadsMembersHome,
  PUBLIC_PATHS,
} from './public/navigation/paths.ts';
import { keepSource } from './public/navigation/source.ts';
import { showBootFailure } from './public/boot-failure.ts';
import { showStoredAppearance } from './theme/appearance.ts';

/**
 * Chooses the code to load: the public pages for a visitor, the admin for a signed-in user. Neither loads the other.
 */
async function boot(root: HTMLElement): Promise<void> {
  const session = createSessionStore();
  try {
    if (isUsualLogin(location.pathname)) history.replaceState(null, '', PUBLIC_PATHS.login);
    if (hasSignedInHint() && !isForEverybody(location)) {
      if (leadsMembersHome(location.pathname)) history.replaceState(null, '', PUBLIC_PATHS.login);
      showBootSkeleton(root);
      // Loads the session in parallel with the admin's code. The admin requests it again and reports the error.
      session.load().catch(() => undefined);
      // React itself starts while the larger rest still loads. The code below reports a failed load.
      import('react-dom/client').catch(() => undefined);
      const { startAdmin } = await import('./app/start.tsx');
      return await startAdmin(root, session);
    }
    const tracked = keepSource();
    if (!isPublicPath(location.pathname, innerWidth)) {
      keepReturnPath(location.pathname + location.search);
      // A visitor from one of our advertisements has no account yet (spec 1 §2).
      history.replaceState(null, '', tracked ? PUBLIC_PATHS.signUp : PUBLIC_PATHS.login);
    }
    const { startPublic } = await import('./public/start.tsx');
    return await startPublic(root, session, async () => (await import('./app/start.tsx')).startAdmin);
  } catch {
    // A chunk did not arrive: no connection, or a new version replaced this one.
    showBootFailure(root);
  }
}

showStoredAppearance();
const root = document.getElementById('root');
if (root) void boot(root);
