import { createContext, use, useSyncExternalStore } from 'react';
import type { CurrentStore, SessionInfo } from '../../domain/identity/session-info.ts';
import type { SessionStore } from './session-store.ts';

/** The session of the page that draws a component. `App` and the start of the public pages provide it. */
export const SessionContext = createContext<SessionStore | null>(null);

/** The page's session, to read in an event, to renew it, and for its client. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('Nothing around this component provides a session');
  return store;
}

/** The session on screen; null before it is known. */
export function useSession(): SessionInfo | null {
  const { subscribe, current } = useSessionStore();
  return useSyncExternalStore(subscribe, current);
}

/** The store on screen; null before it is known, and for a user without one. */
export function useStore(): CurrentStore | null {
  return useSession()?.store ?? null;
}
