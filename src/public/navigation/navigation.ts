import { useSyncExternalStore, type MouseEvent } from 'react';
import { withoutSlash } from './paths.ts';

/** Goes to another public page without loading it anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page; the browser handles all other clicks. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
}

/** The current path without trailing slash. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => withoutSlash(location.pathname));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
