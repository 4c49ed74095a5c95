import { hashKey, QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '../authProvider/session-store.ts';

const FRESH = 30_000;
const KEPT = 10 * 60_000;

function storeId(): number {
  return currentSession()?.store?.id ?? 0;
}

/**
 * The cache of what was read, for slow networks: half a minute fresh, read again on return to the tab. The store is part of
 * every key and a change of store empties the cache, so that no row of one store shows in another. Retries are the
 * HTTP client's, which keeps the request id; without a connection a call fails instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: (key) => hashKey([storeId(), ...key]),
        staleTime: FRESH,
        gcTime: KEPT,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let current = storeId();
  subscribeToSession(() => {
    if (storeId() === current) return;
    current = storeId();
    client.clear();
  });
  return client;
}
