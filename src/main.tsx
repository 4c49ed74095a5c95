import './theme/tokens.css';
import './public/base.css';
import './app/boot-skeleton.css';
import { showBootSkeleton } from './app/boot-skeleton.ts';
import { loadSession } from './authProvider/session-store.ts';
import { hasSignedInHint } from './authProvider/signed-in-hint.ts';
import { keepReturnPath } from './authProvider/return-path.ts';
import { isForEverybody, isPublicPath, leadsMembersHome, PUBLIC_PATHS } from './public/navigation/paths.ts';
import { keepSource } from './public/navigation/source.ts';
import { showBootFailure } from './public/boot-failure.ts';
import { showStoredAppearance } from './theme/appearance.ts';

/** Chooses what to load: the public pages for a visitor, the admin for who is signed in. Neither loads the other. */
async function boot(root: HTMLElement): Promise<void> {
  try {
    if (hasSignedInHint() && !isForEverybody(location)) {
      if (leadsMembersHome(location.pathname)) history.replaceState(null, '', PUBLIC_PATHS.login);
      showBootSkeleton(root);
      // Asked while the admin's code is on its way. An error is told where the admin asks again.
      loadSession().catch(() => undefined);
      // React itself is at work while the larger rest is still on its way. What is missing is told below.
      import('react-dom/client').catch(() => undefined);
      const [prefetched, { startAdmin }] = await Promise.all([
        import('./app/prefetch.ts').then(({ prefetch }) => prefetch()),
        import('./app/start.tsx'),
      ]);
      return await startAdmin(root, prefetched);
    }
    const tracked = keepSource();
    if (!isPublicPath(location.pathname, innerWidth)) {
      keepReturnPath(location.pathname + location.search);
      // Whoever followed one of our advertisements has no account yet (spec 1 §2).
      history.replaceState(null, '', tracked ? PUBLIC_PATHS.signUp : PUBLIC_PATHS.login);
    }
    const { startPublic } = await import('./public/start.tsx');
    return await startPublic(root, async () => (await import('./app/start.tsx')).startAdmin);
  } catch {
    // A chunk did not arrive: no connection, or a new version has replaced this one.
    showBootFailure(root);
  }
}

showStoredAppearance();
const root = document.getElementById('root');
if (root) void boot(root);
