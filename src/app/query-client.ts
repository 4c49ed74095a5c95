import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { COUNTER_KEY, isAboutUser, USER_KEYS } from '../dataProvider/query-cache.ts';
import { accessOf, type SessionStore } from '../authProvider/session-store.ts';

const FRESH = 30_000;
const KEPT = 10 * 60_000;

/**
 * The query cache, for slow networks: fresh for half a minute, reloaded when the user returns to the tab. The store is
 * part of every key and a change of store or user empties the cache. So no row of one appears to another. The HTTP client
 * retries, because it keeps the request id. Without a connection a call fails instead of waiting unseen, and is made
 * again with the next one.
 */
export function createQueryClient(session: SessionStore): QueryClient {
  const storeId = (): number => session.current()?.store?.id ?? 0;
  /** react-admin requests data about the user before the store is known. These requests are not about a store. */
  const hashInStore = (key: QueryKey): string => hashKey(isAboutUser(key) ? key : [storeId(), ...key]);
  /** react-admin requests the user and shows a waiting page, even when the session already has the answer. */
  const atHand = <T>(answer: (known: SessionInfo) => T) => ({
    initialData: (): T | undefined => {
      const known = session.current();
      return known === null ? undefined : answer(known);
    },
  });
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
    USER_KEYS.checkAuth,
    atHand(() => true),
  );
  client.setQueryDefaults(USER_KEYS.permissions, atHand(accessOf));
  // Nobody shows it while there is signal.
  client.setQueryDefaults(COUNTER_KEY, { gcTime: Number.POSITIVE_INFINITY });
  const whose = (): string => {
    const { user, store } = session.current() ?? {};
    return store ? `${store.id} ${user?.user_id}` : '';
  };
  let current = whose();
  session.subscribe(() => {
    const before = current;
    current = whose();
    // Before the first store is known, nothing has been read, and the request for the session is still open.
    if (before !== '' && current !== before) client.clear();
  });
  return client;
}
