import { localStorageStore, type AuthProvider, type I18nProvider, type Store } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { currentSession } from '../authProvider/session-store.ts';
import { createDataProvider, type AppDataProvider } from '../dataProvider/dataProvider.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { descriptors } from '../schema/descriptors.ts';
import { loadedField, loadList } from '../schema/load-list.ts';
import { createApi, type Api } from './api.ts';
import { PREFERENCES_OWNER, PREFERENCES_VERSION } from './preferences.ts';
import { createQueryClient } from './query-client.ts';
import { ruleOf } from '../schema/rule-of.ts';

/** The services that react-admin receives; made once per page load, and once per test. */
export interface Services {
  authProvider: AuthProvider;
  dataProvider: AppDataProvider;
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  store: Store;
}

export interface ServiceOptions {
  api?: Api;
  /** Leaves the admin for another page. */
  leave?(path: string): void;
  store?: Store;
}

export function createServices({ api = createApi(), leave, store }: ServiceOptions = {}): Services {
  const i18nProvider = createI18nProvider(descriptors, loadedField);
  const preferences = store ?? localStorageStore(PREFERENCES_VERSION, PREFERENCES_OWNER);
  // Without one, react-admin draws an empty page first.
  if (preferences.getItem('locale') === undefined) preferences.setItem('locale', i18nProvider.getLocale());
  return {
    authProvider: createAuthProvider({ ruleOf, ...(leave === undefined ? {} : { leave }) }),
    dataProvider: createDataProvider({
      ...api,
      storeId: () => currentSession()?.store?.id ?? 0,
      translate: (key, options) => i18nProvider.translate(key, options),
      declaredOps: async (resource) => {
        const { filters } = await loadList(resource);
        return (source) => filters.flatMap((filter) => (filter.source === source ? [filter.op] : []));
      },
    }),
    i18nProvider,
    queryClient: createQueryClient(),
    store: preferences,
  };
}
