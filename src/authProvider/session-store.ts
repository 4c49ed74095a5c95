import { ApiHttpError } from '../dataProvider/api-error.ts';
import { createClient } from '../dataProvider/client.ts';
import type { Http } from '../dataProvider/http.ts';
import { readSession } from '../dataProvider/session.ts';
import type { Access } from '../../domain/access/access.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { forgetEmail, keepEmail, keptEmail } from './stored-email.ts';

/** The session of a page, and the client whose calls belong to it. */
export interface SessionStore {
  /** The page's only client; the admin and the public pages share it. Its calls carry the e-mail of the user. */
  http: Http;
  /** The session as the server last sent it; null before it is known and after it ended. */
  current(): SessionInfo | null;
  /** Stores the server's session and notifies the subscribers. From now on calls carry the e-mail of its user. */
  set(session: SessionInfo | null): void;
  /** For `useSyncExternalStore(subscribe, current)`. */
  subscribe(listener: () => void): () => void;
  /** The known session, or the server's answer; concurrent callers share one call. @throws ApiHttpError */
  load(): Promise<SessionInfo>;
  /** Requests the session again, after a change of role, plan or store settings. @throws ApiHttpError */
  refresh(): Promise<SessionInfo>;
}

/** Made once per page load, by `main.tsx`. */
export function createSessionStore(): SessionStore {
  let current: SessionInfo | null = null;
  let loading: Promise<SessionInfo> | null = null;
  let userEmail: string | undefined;
  const listeners = new Set<() => void>();
  const http = createClient(() => userEmail);

  function set(session: SessionInfo | null): void {
    current = session;
    userEmail = session?.user.user_email;
    if (session !== null) keepEmail(session.user.user_email);
    for (const listener of listeners) listener();
  }

  /** Sends the user of the last sign-in while the session is not known yet. @throws ApiHttpError */
  async function askServer(): Promise<SessionInfo> {
    if (current !== null) return readSession(http);
    userEmail = keptEmail();
    try {
      return await readSession(http);
    } catch (error) {
      if (!(error instanceof ApiHttpError) || error.code !== 'identity_mismatch') throw error;
      // The cookie belongs to another user by now; the answer names them.
      forgetEmail();
      userEmail = undefined;
      return readSession(http);
    }
  }

  function refresh(): Promise<SessionInfo> {
    loading ??= askServer()
      .then((session) => {
        // The same session again draws nothing anew.
        if (JSON.stringify(session) !== JSON.stringify(current)) set(session);
        return current ?? session;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return {
    http,
    current: () => current,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => current ?? refresh(),
    refresh,
  };
}

/** The user's access in the current store, for `judge`; null without a store. */
export function accessOf(session: SessionInfo | null): Access | null {
  const access = session?.store?.access;
  return access ? { ...access, permissions: new Set(access.permissions) } : null;
}
