import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { CONTENT_ID } from './content-id.ts';

/**
 * Arriving on another page as a page load would: at its top, with the keyboard and the screen reader in its content.
 * Going back and forth is left to the browser, which knows where one was.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const at = useRef(pathname);
  useLayoutEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
