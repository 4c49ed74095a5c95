import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { accessOf, currentSession, subscribeToSession } from '../authProvider/session-store.ts';

const FRESH = 30_000;
const KEPT = 10 * 60_000;

function storeId(): number {
  return currentSession()?.store?.id ?? 0;
}

/** react-admin's own questions about the user are asked before the store is known, and are not about it. */
function hashInStore(key: QueryKey): string {
  return hashKey(key[0] === 'auth' ? key : [storeId(), ...key]);
}

/** react-admin asks about the user and draws a page that waits, even where the session at hand has the answer. */
function atHand<T>(answer: (session: SessionInfo) => T) {
  const initialData = (): T | undefined => {
    const session = currentSession();
    return session === null ? undefined : answer(session);
  };
  return { initialData };
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
        queryKeyHashFn: hashInStore,
        staleTime: FRESH,
        gcTime: KEPT,
        retry: false,
        networkMode: 'always',
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
    // From no store to the first one nothing has been read yet, and the question after the session is still open.
    if (before !== 0 && current !== before) client.clear();
  });
  return client;
}
