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

/** The session as last told by the server; null before it is known and after it ended. */
export function currentSession(): SessionInfo | null {
  return current;
}

/** Keeps what the server told, and tells those who subscribed. Calls carry the e-mail of its user from here on. */
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

/** The known session, or the server's answer; askers of the same moment share one call. @throws ApiHttpError */
export async function loadSession(): Promise<SessionInfo> {
  return current ?? refreshSession();
}

/** Asks the server again: a role, a plan or the store's settings changed. @throws ApiHttpError */
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

/** Names the user of the last sign-in where the session is not known yet. @throws ApiHttpError */
async function askServer(): Promise<SessionInfo> {
  if (current !== null) return readSession();
  setUserEmail(keptEmail());
  try {
    return await readSession();
  } catch (error) {
    if (!(error instanceof ApiHttpError) || error.code !== 'identity_mismatch') throw error;
    // The cookie is of somebody else by now, and says who.
    forgetEmail();
    setUserEmail(undefined);
    return readSession();
  }
}

/** What the user may do in the current store, as `judge` takes it; null without a store. */
export function accessOf(session: SessionInfo | null): Access | null {
  const access = session?.store?.access;
  return access ? { ...access, permissions: new Set(access.permissions) } : null;
}
