import type { EmotionCache } from '@emotion/cache';
import { localStorageStore, type AuthProvider, type I18nProvider, type Store } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { createExpiredSession, type ExpiredSession } from '../authProvider/expired-session.ts';
import type { SessionStore } from '../authProvider/session-store.ts';
import { createDataProvider, type AppDataProvider } from '../dataProvider/dataProvider.ts';
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
import { createQueryClient } from './query-client.ts';
import { createReferenceNames, type ReferenceNames } from '../schema/representation.ts';
import { createStyleCache } from './style-cache.ts';

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
