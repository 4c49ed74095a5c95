import type { SessionStore } from '../authProvider/session-store.ts';
import { createPrefetchedLists, type PrefetchedLists } from '../dataProvider/prefetched-lists.ts';

/** The connection to the server. It needs nothing of react-admin and exists before it. */
export interface Api {
  session: SessionStore;
  prefetched: PrefetchedLists;
}

export function createApi(session: SessionStore): Api {
  return { session, prefetched: createPrefetchedLists(session.http) };
}
