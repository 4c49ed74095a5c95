import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetVisit, keepVisit } from '../../authProvider/stored-visit.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { isStored, isStoredFirst } from '../../dataProvider/query-cache.ts';
import type { SessionStore } from '../../authProvider/session-store.ts';

/** The newest queries that are kept; a list on a phone has 10 to 50 records, home ten figures. */
const MOST = 40;

/** Changes within this time are written once. */
const GATHER = 2_000;

function isAnswered({ queryKey, state }: Query): boolean {
  return state.status === 'success' && isStored(queryKey);
}

async function keep({ current }: SessionStore, queryClient: QueryClient): Promise<void> {
  const session = current();
  if (session?.store == null) return;
  const lists = queryClient
    .getQueryCache()
    .getAll()
    .filter(isAnswered)
    .map(({ queryKey: key, state: { data, dataUpdatedAt: readAt } }) => ({ key, data, readAt }))
    .sort(
      (one, other) =>
        Number(isStoredFirst(other.key)) - Number(isStoredFirst(one.key)) || other.readAt - one.readAt,
    )
    .slice(0, MOST);
  await keepVisit({ session, lists });
}

/** Stores what the user has read, and reads from now on, for the start of the next visit. */
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
    if (type === 'updated' && isAnswered(query)) soon();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The build writes it (`scripts/vite/pwa.ts`). */
const WORKER = '/sw.js';

/**
 * Prepares this device for the next start: the page in the worker's cache, the records of the last lists, and what an
 * order without signal needs.
 */
export function stayReady(
  session: SessionStore,
  queryClient: QueryClient,
  dataProvider: AppDataProvider,
): void {
  keepLists(session, queryClient);
  // Plain HTTP outside this machine has no workers; without one each page comes from the network.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Read again with the next start, and when the signal is back.
  const fill = (): void =>
    void import('./counter.ts')
      .then(({ fillCounter }) => fillCounter(session, queryClient, dataProvider))
      .catch(() => undefined);
  navigator.serviceWorker.register(WORKER).then(
    () => {
      fill();
      addEventListener('online', fill);
    },
    // Without a worker no page opens without signal.
    () => undefined,
  );
}
