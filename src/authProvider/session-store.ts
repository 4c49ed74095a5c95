import { ApiHttpError } from '../dataProvider/api-error.ts';
import { setUserEmail } from '../dataProvider/client.ts';
import { readSession } from '../dataProvider/session.ts';
import type { Access } from '../../domain/access/access.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { forgetEmail, keepEmail, keptEmail } from './kept-email.ts';

type Listener = () => void;

let current: SessionInfo | null = null;
let loading: Promise<SessionInfo> | null = null;
const listeners = new Set<Listener>();

/** The session as the server last sent it; null before it is known and after it ended. */
export function currentSession(): SessionInfo | null {
  return current;
}

/** Stores the server's session and notifies the subscribers. From now on calls carry the e-mail of its user. */
export function setSession(session: SessionInfo | null): void {
  current = session;
  setUserEmail(session?.user.user_email);
  if (session !== null) keepEmail(session.user.user_email);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore(subscribeToSession, currentSession)`. */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The known session, or the server's answer; concurrent callers share one call. @throws ApiHttpError */
export async function loadSession(): Promise<SessionInfo> {
  return current ?? refreshSession();
}

/** Requests the session again, after a change of role, plan or store settings. @throws ApiHttpError */
export function refreshSession(): Promise<SessionInfo> {
  loading ??= askServer()
    .then((session) => {
      setSession(session);
      return session;
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}

/** Sends the user of the last sign-in while the session is not known yet. @throws ApiHttpError */
async function askServer(): Promise<SessionInfo> {
  if (current !== null) return readSession();
  setUserEmail(keptEmail());
  try {
    return await readSession();
  } catch (error) {
    if (!(error instanceof ApiHttpError) || error.code !== 'identity_mismatch') throw error;
    // The cookie belongs to another user by now; the answer names them.
    forgetEmail();
    setUserEmail(undefined);
    return readSession();
  }
}

/** The user's access in the current store, for `judge`; null without a store. */
export function accessOf(session: SessionInfo | null): Access | null {
  const access = session?.store?.access;
  return access ? { ...access, permissions: new Set(access.permissions) } : null;
}
