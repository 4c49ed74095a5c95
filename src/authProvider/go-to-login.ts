import { keepingDrafts } from './stored-drafts.ts';
import { keepReturnPath } from './return-path.ts';
import type { SessionStore } from './session-store.ts';
import { forgetUser } from './sign-out.ts';

const NOTICE = 'tendero.expired_notice';

/**
 * Goes to the login. Signing in returns to this page and to the typed text. `notice`: the login says that the session
 * ended, because the user has not learned it yet.
 */
export function goToLogin(
  session: SessionStore,
  leave: (path: string) => void,
  { notice }: { notice: boolean },
): void {
  const path = location.pathname + location.search;
  keepingDrafts(() => forgetUser(session));
  keepReturnPath(path);
  if (notice) sessionStorage.setItem(NOTICE, '1');
  leave('/');
}

/** True once after a session ended without a notice. */
export function takeExpiredNotice(): boolean {
  const notice = sessionStorage.getItem(NOTICE) !== null;
  sessionStorage.removeItem(NOTICE);
  return notice;
}
