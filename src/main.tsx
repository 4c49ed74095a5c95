import './theme/tokens.css';
import './public/base.css';
import { hasSignedInHint } from './authProvider/signed-in-hint.ts';
import { keepReturnPath } from './authProvider/return-path.ts';
import { isPublicPath } from './public/paths.ts';
import { showBootFailure } from './public/boot-failure.ts';
import { showStoredAppearance } from './theme/appearance.ts';

/** Chooses what to load: the public pages for a visitor, the admin for who is signed in. Neither loads the other. */
async function boot(root: HTMLElement): Promise<void> {
  try {
    if (hasSignedInHint()) {
      const { startAdmin } = await import('./app/start.tsx');
      return startAdmin(root);
    }
    if (!isPublicPath(location.pathname)) {
      keepReturnPath(location.pathname + location.search);
      history.replaceState(null, '', '/');
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
