import type { Http } from '../dataProvider/http.ts';
import { signOut } from '../dataProvider/session.ts';
import type { SessionStore } from './session-store.ts';
import { dropSignedInHint, hasSignedInHint } from './signed-in-hint.ts';
import { forgetEmail } from './stored-email.ts';

const PENDING = 'tendero.sign_out_pending';

/** Removes everything that this browser stores for the user: hint, session, local and session storage (spec 1 §4). */
export function forgetUser(session: SessionStore): void {
  void forgetKeptVisit();
  dropSignedInHint();
  session.set(null);
  localStorage.clear();
  sessionStorage.clear();
}

/** Its code is loaded here alone: the login, which shares this file, has no use for it. */
async function forgetKeptVisit(): Promise<void> {
  // A browser that keeps nothing has nothing to forget. No other user reads what might stay: it names its own.
  await import('./stored-visit.ts').then(({ forgetVisit }) => forgetVisit()).catch(() => undefined);
}

/** The user has been asked about orders that only this device has (`src/shell/user/SignOut.tsx`). */
async function forgetOrders(session: SessionStore): Promise<void> {
  const userId = session.current()?.user.user_id;
  if (userId === undefined) return;
  await import('./stored-orders.ts').then(({ forgetNoted }) => forgetNoted(userId)).catch(() => undefined);
}

/** A session that ended with the browser lost its hint, but neither the e-mail nor the lists of the last visit. */
export function forgetEndedSession(): void {
  if (!hasSignedInHint() && forgetEmail()) void forgetKeptVisit();
}

/** Ends the session here and on the server. Without a connection, the next visit to the login ends it on the server. */
export async function leaveTendero(session: SessionStore): Promise<void> {
  const told = await tell(session.http);
  await forgetKeptVisit();
  await forgetOrders(session);
  forgetUser(session);
  if (!told) localStorage.setItem(PENDING, '1');
}

/** Reports a sign-out that has not reached the server yet. */
export async function finishSignOut(http: Http): Promise<void> {
  if (localStorage.getItem(PENDING) === null) return;
  if (await tell(http)) localStorage.removeItem(PENDING);
}

async function tell(http: Http): Promise<boolean> {
  try {
    await signOut(http);
    return true;
  } catch {
    return false;
  }
}
