import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  localStorageStore,
  testDataProvider,
  useAuthState,
  useGetList,
  useGetManyAggregate,
  useGetManyReference,
  useGetOne,
  useInfiniteGetList,
  usePermissions,
} from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  countQuery,
  endlessListKey,
  FIGURES,
  isAbout,
  isAboutUser,
  isStored,
  keysOfLists,
  listKey,
  readsRows,
  recordKey,
  recordOfKey,
  referenceKey,
  USER_KEYS,
  viewsKey,
} from '../../../src/dataProvider/query-cache.ts';
import {
  preferenceKey,
  PREFERENCES_OWNER,
  PREFERENCES_VERSION,
} from '../../../src/dataProvider/preferences.ts';

const RECORD = { id: 3 };
const SORT = { field: 'id', order: 'DESC' } as const;
const PAGE = { pagination: { page: 1, perPage: 25 }, sort: SORT, filter: { 'active.in': [1] } };

/** The keys under which ra-core stores what the hook reads. */
async function keysOf(hook: () => unknown): Promise<QueryKey[]> {
  const queryClient = new QueryClient();
  const records = Promise.resolve({ data: [RECORD], total: 1 });
  const dataProvider = testDataProvider({
    getList: () => records,
    getMany: () => records,
    getManyReference: () => records,
    getOne: () => Promise.resolve({ data: RECORD }),
  } as never);
  const authProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve([]),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext {...{ dataProvider, authProvider, queryClient }}>{children}</CoreAdminContext>
  );
  const { unmount } = renderHook(hook, { wrapper });
  const keys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
  await waitFor(() => expect(keys()).not.toEqual([]));
  unmount();
  return keys();
}

const startsWith = (key: QueryKey, start: QueryKey) => expect(key.slice(0, start.length)).toEqual(start);

test('a page of a list', async () => {
  const [key = []] = await keysOf(() => useGetList('products', PAGE));
  expect(hashKey(key)).toBe(hashKey(listKey('products', PAGE)));
  startsWith(key, keysOfLists('products').pages);
  expect([readsRows(key), isStored(key)]).toEqual([true, true]);
});

test('the pages of a list that grows, under the key of the first one', async () => {
  const [key = []] = await keysOf(() => useInfiniteGetList('products', PAGE));
  expect(hashKey(key)).toBe(hashKey(endlessListKey('products', PAGE)));
  startsWith(key, keysOfLists('products').endless);
  expect([readsRows(key), isStored(key)]).toEqual([true, true]);
});

test('a list that is requested for its total alone reads no rows', async () => {
  const [key = []] = await keysOf(() => useGetList('products', countQuery({ 'active.in': [1] }, SORT)));
  expect([readsRows(key), isStored(key)]).toEqual([false, true]);
});

test('one record, whose page reads it', async () => {
  const [key = []] = await keysOf(() => useGetOne('products', RECORD));
  expect(hashKey(key)).toBe(hashKey(recordKey('products', 3)));
  expect(recordOfKey(key)).toEqual({ resource: 'products', id: '3' });
  expect([isAbout(key, 'products', 3), isAbout(key, 'products', 4), isAbout(key, 'orders', 3)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([readsRows(key), isStored(key)]).toEqual([false, true]);
});

test('the figures of home and the saved views are stored beside records, and nothing of the user', () => {
  const [day, views] = [[...FIGURES.day, '2026-03-14'], viewsKey('orders')];
  expect([day, views, FIGURES.week].map(isStored)).toEqual([true, true, true]);
  expect([USER_KEYS.permissions, ['orders', 'stats', {}]].map(isStored)).toEqual([false, false]);
});

test('a part of a page of a record is about it, and a list is not', () => {
  expect(isAbout(['orders', 'timeline', 3], 'orders', 3)).toBe(true);
  expect(isAbout(listKey('orders', PAGE), 'orders', 3)).toBe(false);
  expect(recordOfKey(listKey('orders', PAGE))).toBeNull();
});

test('the record of a reference', async () => {
  const [key = []] = await keysOf(() => useGetManyAggregate('products', { ids: [3] }));
  expect(hashKey(key)).toBe(hashKey(referenceKey('products', 3)));
  expect([readsRows(key), isStored(key)]).toEqual([false, true]);
});

test('the records that refer to one', async () => {
  const keys = await keysOf(() => useGetManyReference('orders', { target: 'customer_id', id: 3, ...PAGE }));
  expect(keys.map((key) => [isStored(key), readsRows(key)])).toEqual([[true, false]]);
});

test('what is asked about the user is of no store', async () => {
  const [check = []] = await keysOf(() => useAuthState());
  startsWith(check, USER_KEYS.checkAuth);
  const [permissions = []] = await keysOf(() => usePermissions());
  startsWith(permissions, USER_KEYS.permissions);
  expect([check, permissions, listKey('products', PAGE)].map(isAboutUser)).toEqual([true, true, false]);
});

test('a preference in the browser', () => {
  localStorageStore(PREFERENCES_VERSION, PREFERENCES_OWNER).setItem('products.rows', 50);
  expect(localStorage.getItem(preferenceKey('products.rows'))).toBe('50');
});
