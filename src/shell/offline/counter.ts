import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { BRANCHES, judge, lookupRule } from '../../../domain/access/access.ts';
import type { StoredForm } from '../../../domain/checkout-form/form-calls.ts';
import { accessOf, type SessionStore } from '../../authProvider/session-store.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { COUNTER_KEY, keysOfLists } from '../../dataProvider/query-cache.ts';
import { useConnected } from '../../dataProvider/useOnline.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import type { RecordName, RecordOf } from '../../schema/record-hooks.ts';

/** What a seller needs at the counter to take an order without signal; empty where they may not read it. */
interface Counter {
  products: RecordOf<'products'>[];
  customers: RecordOf<'customers'>[];
  branches: RecordOf<'user-stores'>[];
  asked: StoredForm | null;
}

/** Records of a kind: all of a small shop, the newest of a larger one. */
const MOST = 100;

/** Milliseconds until they are read again. Prices and stock are checked when an order is sent. */
const OLD = 3 * 60 * 60 * 1_000;

/** Reads it while there is signal, for members who may take orders. The device stores it with the last visit. */
export async function fillCounter(
  session: SessionStore,
  queries: QueryClient,
  provider: AppDataProvider,
): Promise<void> {
  const access = accessOf(session.current());
  const known = queries.getQueryState(COUNTER_KEY);
  const mayTake = access !== null && judge(access, { permission: 'orders.write' }) === 'allowed';
  if (!navigator.onLine || !mayTake || Date.now() - (known?.dataUpdatedAt ?? 0) < OLD) return;
  const newest = async <Name extends RecordName>(resource: Name): Promise<RecordOf<Name>[]> => {
    const rule = findDescriptor(resource)?.access.list;
    if (rule === undefined || judge(access, lookupRule(resource, rule)) !== 'allowed') return [];
    const sort = { field: 'created_at', order: 'DESC' } as const;
    const pagination = { page: 1, perPage: MOST };
    return (await provider.getList<RecordOf<Name>>(resource, { pagination, sort, filter: {} })).data;
  };
  const [products, customers, branches, asked] = await Promise.all([
    newest('products'),
    newest('customers'),
    newest(BRANCHES),
    provider.loadSettingsCalls().then((calls) => calls.readCheckoutForm()),
  ]);
  queries.setQueryData<Counter>(COUNTER_KEY, { products, customers, branches, asked });
}

/** What the counter has, while the device has no connection; undefined with one, and where it was never filled. */
export function useCounter(): Counter | undefined {
  const connected = useConnected();
  const queries = useQueryClient();
  return connected ? undefined : queries.getQueryData<Counter>(COUNTER_KEY);
}

/** Without connection, the records that this device has read; undefined with one. */
export function useRecordsOnDevice<Name extends 'products' | 'customers'>(
  resource: Name,
): RecordOf<Name>[] | undefined {
  const counter = useCounter();
  const queries = useQueryClient();
  const connected = useConnected();
  return useMemo(() => {
    if (connected) return undefined;
    const lists = queries.getQueriesData<{ data: RecordOf<Name>[] }>({
      queryKey: keysOfLists(resource).pages,
    });
    const known: RecordOf<Name>[] = counter?.[resource] ?? [];
    const found = new Map(known.map((record) => [record.id, record]));
    for (const [, list] of lists) for (const record of list?.data ?? []) found.set(record.id, record);
    return [...found.values()];
  }, [connected, counter, queries, resource]);
}
