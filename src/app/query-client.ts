import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { accessOf, currentSession, subscribeToSession } from '../authProvider/session-store.ts';

const FRESH = 30_000;
const KEPT = 10 * 60_000;

function storeId(): number {
  return currentSession()?.store?.id ?? 0;
}

/** react-admin requests data about the user before the store is known. These requests are not about a store. */
function hashInStore(key: QueryKey): string {
  return hashKey(key[0] === 'auth' ? key : [storeId(), ...key]);
}

/** react-admin requests the user and shows a waiting page, even when the session already has the answer. */
function atHand<T>(answer: (session: SessionInfo) => T) {
  const initialData = (): T | undefined => {
    const session = currentSession();
    return session === null ? undefined : answer(session);
  };
  return { initialData };
}

/**
 * The query cache, for slow networks: fresh for half a minute, reloaded when the user returns to the tab. The store is
 * part of every key and a change of store empties the cache. So no row of one store appears in another. The HTTP client
 * retries, because it keeps the request id. Without a connection a call fails instead of waiting unseen, and is made
 * again with the next one.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashInStore,
        staleTime: FRESH,
        gcTime: KEPT,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(
    ['auth', 'checkAuth'],
    atHand(() => true),
  );
  client.setQueryDefaults(['auth', 'getPermissions'], atHand(accessOf));
  let current = storeId();
  subscribeToSession(() => {
    const before = current;
    current = storeId();
    // Before the first store is known, nothing has been read, and the request for the session is still open.
    if (before !== 0 && current !== before) client.clear();
  });
  return client;
}
