import { localStorageStore, type AuthProvider, type I18nProvider, type Store } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { currentSession } from '../authProvider/session-store.ts';
import { createDataProvider, type AppDataProvider } from '../dataProvider/dataProvider.ts';
import { createHttp } from '../dataProvider/http.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { intlLocale } from '../i18n/locales.ts';
import { createQueryClient } from './query-client.ts';
import { ruleOf } from './rule-of.ts';

/** What react-admin is given; made once per page load, and once per test. */
export interface Services {
  authProvider: AuthProvider;
  dataProvider: AppDataProvider;
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  store: Store;
}

export interface ServiceOptions {
  baseUrl?: string;
  /** Leaves the admin for another page. */
  leave?(path: string): void;
  store?: Store;
}

/** Raised when what is kept in the browser would no longer be understood. */
const PREFERENCES_VERSION = '1';

export function createServices({ baseUrl = '/api/v1', leave, store }: ServiceOptions = {}): Services {
  const i18nProvider = createI18nProvider();
  const http = createHttp({
    baseUrl,
    email: () => currentSession()?.user.user_email,
    locale: () => intlLocale(i18nProvider.getLocale()),
  });
  return {
    authProvider: createAuthProvider({ ruleOf, ...(leave === undefined ? {} : { leave }) }),
    dataProvider: createDataProvider({
      http,
      baseUrl,
      storeId: () => currentSession()?.store?.id ?? 0,
      translate: (key, options) => i18nProvider.translate(key, options),
    }),
    i18nProvider,
    queryClient: createQueryClient(),
    store: store ?? localStorageStore(PREFERENCES_VERSION, 'tendero'),
  };
}
