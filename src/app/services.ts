import { type AuthProvider, type I18nProvider, localStorageStore, type Store } from 'ra-core';
import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { createExpiredSession, type ExpiredSession } from '../authProvider/expired-session.ts';
import { accessOf, type SessionStore } from '../authProvider/session-store.ts';
import { type AppDataProvider, createDataProvider } from '../dataProvider/dataProvider.ts';
import { createPendingWrites, type PendingWrites } from '../dataProvider/pending-writes.ts';
import { createUpgradeRequests, type UpgradeRequests } from '../dataProvider/upgrade-request.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createNotedOrders, type NotedOrders } from '../resources/orders/noted/noted-orders.ts';
import { createUnsentOrders, type UnsentOrders } from '../resources/orders/page/send-once-online.ts';
import { descriptors, loadedField, loadList } from '../schema/descriptors.ts';
import { ruleOf } from '../schema/useAllowed.ts';
import { createListVisit, type ListVisit } from '../schema/list-visit.ts';
import { createLiveList, type LiveList } from '../schema/live-list.ts';
import { createDocumentTitle, type DocumentTitle } from '../ui/page/Page.tsx';
import type { Api } from './api.ts';
import { PREFERENCES_OWNER, PREFERENCES_VERSION } from '../dataProvider/preferences.ts';
import { createReferenceNames, type ReferenceNames } from '../schema/representation.ts';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { COUNTER_KEY, isAboutUser, USER_KEYS } from '../dataProvider/query-cache.ts';

/** What the screens of a page share beside react-admin's services. */
export interface PageState {
  session: SessionStore;
  upgrades: UpgradeRequests;
  title: DocumentTitle;
  unsent: UnsentOrders;
  noted: NotedOrders;
  visit: ListVisit;
  live: LiveList;
}

export function createPageState(session: SessionStore): PageState {
  return {
    session,
    upgrades: createUpgradeRequests(),
    title: createDocumentTitle(),
    unsent: createUnsentOrders(),
    noted: createNotedOrders(session),
    visit: createListVisit(),
    live: createLiveList(),
  };
}

/** All that the admin remembers while its page is open; made once per page load, and once per test. */
export interface Services extends PageState {
  authProvider: AuthProvider;
  dataProvider: AppDataProvider;
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  pending: PendingWrites;
  names: ReferenceNames;
  store: Store;
  expired: ExpiredSession;
  styles: EmotionCache;
}

export interface ServiceOptions {
  api: Api;
  /** Leaves the admin for another page. */
  leave?(path: string): void;
  store?: Store;
  styles?: EmotionCache;
}

export function createServices({
  api: { session, prefetched },
  leave,
  store: preferences = localStorageStore(PREFERENCES_VERSION, PREFERENCES_OWNER),
  styles = createStyleCache(),
}: ServiceOptions): Services {
  const i18nProvider = createI18nProvider(descriptors, loadedField);
  const expired = createExpiredSession();
  const page = createPageState(session);
  const queryClient = createQueryClient(session);
  const pending = createPendingWrites(queryClient);
  const dataProvider = createDataProvider({
    http: session.http,
    prefetched,
    upgrades: page.upgrades,
    storeId: () => session.current()?.store?.id ?? 0,
    translate: (key, options) => i18nProvider.translate(key, options),
    declaredOps: async (resource) => {
      const { filters } = await loadList(resource);
      return (source) => filters.flatMap((filter) => (filter.source === source ? [filter.op] : []));
    },
  });
  // Without one, react-admin draws an empty page first.
  if (preferences.getItem('locale') === undefined) preferences.setItem('locale', i18nProvider.getLocale());
  return {
    authProvider: createAuthProvider({
      session,
      expired,
      ruleOf,
      sendPending: pending.sendAll,
      ...(leave === undefined ? {} : { leave }),
    }),
    dataProvider,
    i18nProvider,
    queryClient,
    pending,
    names: createReferenceNames(queryClient, session, dataProvider.getMany),
    store: preferences,
    ...page,
    expired,
    styles,
  };
}

/** The nonce of this page load. The server's content security policy requires it on every style element. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/**
 * Replaces emotion's prefixes for browsers of ten years ago with those that Safari still needs. Rules for `::-moz-`
 * alone are dropped: Firefox no longer needs them, and other browsers throw at each.
 */
const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
  if (element.type === 'rule' && element.value.includes('::-moz-')) {
    element.props = [];
    element.children = [];
  }
};

/** Emotion inserts MUI's styles here, before ours, so that ours win. */
export function createStyleCache(): EmotionCache {
  const nonce = pageNonce();
  return createCache({
    key: 'mui',
    prepend: true,
    stylisPlugins: [prefixes],
    ...(nonce === undefined ? {} : { nonce }),
  });
}

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
