import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../authProvider/session-store.ts';
import { keepLists } from './keep-lists.ts';

/** The build writes it (`scripts/vite/pwa.ts`). */
const WORKER = '/sw.js';

/** Prepares this device for visits without network: the shell in the worker's cache, the records of the last lists. */
export function stayReady(session: SessionStore, queryClient: QueryClient): void {
  keepLists(session, queryClient);
  // Plain HTTP outside this machine has no workers; a refused one costs the offline visit alone.
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
