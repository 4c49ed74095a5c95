import { lazy, Suspense, useSyncExternalStore } from 'react';
import css from './CodeCorner.module.css';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

const CodePanel = lazy(() => import('./CodePanel.tsx'));

/**
 * The code shows on the login of desktops. A phone would have to read the code of its own screen (spec 2 §9: 600 px).
 */
const DESKTOP = '(min-width: 601px)';

/** Reserves room for the panel, which loads after the form. */
export function CodeCorner({ onSignedIn }: { onSignedIn(session: SessionInfo): Promise<void> }) {
  if (!useIsDesktop()) return null;
  return (
    <div className={css.corner}>
      <Suspense>
        <CodePanel onSignedIn={onSignedIn} />
      </Suspense>
    </div>
  );
}

function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop);
}

/** Without media queries there is no screen. */
function isDesktop(): boolean {
  return typeof matchMedia === 'function' && matchMedia(DESKTOP).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
