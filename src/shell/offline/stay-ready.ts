import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetVisit, keepVisit } from '../../authProvider/stored-visit.ts';
import { readsRecords } from '../../dataProvider/query-cache.ts';
import type { SessionStore } from '../../authProvider/session-store.ts';

/** The newest queries that are kept; a list on a phone has 10 to 50 records. */
const MOST = 40;

/** Changes within this time are written once. */
const GATHER = 2_000;

function showsRecords({ queryKey, state }: Query): boolean {
  return state.status === 'success' && readsRecords(queryKey);
}

async function keep({ current }: SessionStore, queryClient: QueryClient): Promise<void> {
  const session = current();
  if (session?.store == null) return;
  const lists = queryClient
    .getQueryCache()
    .getAll()
    .filter(showsRecords)
    .map(({ queryKey: key, state: { data, dataUpdatedAt: readAt } }) => ({ key, data, readAt }))
    .sort((one, other) => other.readAt - one.readAt)
    .slice(0, MOST);
  await keepVisit({ keptAt: Date.now(), session, lists });
}

/** Keeps what the user has read, and reads from now on, for a visit without network. */
export function keepLists(session: SessionStore, queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // A device without room keeps nothing: half a visit, or an old one, would mislead.
      keep(session, queryClient).catch(() => forgetVisit().catch(() => undefined));
    }, GATHER);
  };
  soon();
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && showsRecords(query)) soon();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The build writes it (`scripts/vite/pwa.ts`). */
const WORKER = '/sw.js';

/** Prepares this device for visits without network: the shell in the worker's cache, the records of the last lists. */
export function stayReady(session: SessionStore, queryClient: QueryClient): void {
  keepLists(session, queryClient);
  // Plain HTTP outside this machine has no workers; a refused one costs the offline visit alone.
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
