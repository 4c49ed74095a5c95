import { useSyncExternalStore } from 'react';
import type { CurrentStore, SessionInfo } from '../../domain/identity/session-info.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

/** The session on screen; null before it is known. */
export function useSession(): SessionInfo | null {
  return useSyncExternalStore(subscribeToSession, currentSession);
}

/** The store on screen; null before it is known, and for a user without one. */
export function useStore(): CurrentStore | null {
  return useSession()?.store ?? null;
}
