import { keepingDrafts } from './kept-drafts.ts';
import { keepReturnPath } from './return-path.ts';
import { forgetUser } from './sign-out.ts';

const NOTICE = 'tendero.expired_notice';

/**
 * Leaves for the login, to come back to this page and to what was typed on it afterwards.
 * `notice`: the login says that the session ended, because nothing has said so yet.
 */
export function goToLogin(leave: (path: string) => void, { notice }: { notice: boolean }): void {
  const path = location.pathname + location.search;
  keepingDrafts(forgetUser);
  keepReturnPath(path);
  if (notice) sessionStorage.setItem(NOTICE, '1');
  leave('/');
}

/** True once after a session ended unseen. */
export function takeExpiredNotice(): boolean {
  const notice = sessionStorage.getItem(NOTICE) !== null;
  sessionStorage.removeItem(NOTICE);
  return notice;
}
