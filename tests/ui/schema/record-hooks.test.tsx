import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Product } from '../../../generated/products/types.ts';
import { useCreateRecord, useRecord, useRecords, useUpdateRecord } from '../../../src/schema/record-hooks.ts';

const ruana = { id: 7, name: 'Ruana', price: 90_000, version: 2 } as Product;

/** A hook in an admin whose provider has these calls alone. */
function inAdmin<T>(calls: Partial<DataProvider>, hook: () => T) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={testDataProvider(calls)}>{children}</CoreAdminContext>
  );
  return renderHook(hook, { wrapper }).result;
}

test('reads one record by the id of its resource', async () => {
  const getOne = vi.fn(async () => ({ data: ruana as never }));
  const result = inAdmin({ getOne }, () => useRecord('products', 7));
  await waitFor(() => expect(result.current.data).toEqual(ruana));
  expect(getOne).toHaveBeenCalledWith('products', expect.objectContaining({ id: 7 }));
});

test('asks for nothing until it is enabled', () => {
  const getOne = vi.fn(async () => ({ data: ruana as never }));
  inAdmin({ getOne }, () => useRecord('products', 0, { enabled: false }));
  expect(getOne).not.toHaveBeenCalled();
});

test('reads a page with its total', async () => {
  const getList = vi.fn(async () => ({ data: [ruana as never], total: 31 }));
  const query = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'price' as const, order: 'ASC' as const },
    filter: { 'price.between': [1, 100_000] },
  };
  const result = inAdmin({ getList }, () => useRecords('products', query));
  await waitFor(() => expect(result.current.total).toBe(31));
  expect(result.current.data?.[0]?.name).toBe('Ruana');
  expect(getList).toHaveBeenCalledWith('products', expect.objectContaining(query));
});

test('creates a record and answers it', async () => {
  const create = vi.fn(async () => ({ data: ruana as never }));
  const result = inAdmin({ create }, () => useCreateRecord('products'));
  await act(async () => {
    expect(await result.current({ name: 'Ruana', price: 90_000 })).toEqual(ruana);
  });
  expect(create).toHaveBeenCalledWith(
    'products',
    expect.objectContaining({ data: { name: 'Ruana', price: 90_000 } }),
  );
});

test('changes a record as it was read, so that a stale one is refused', async () => {
  const update = vi.fn(async () => ({ data: { ...ruana, price: 80_000 } as never }));
  const result = inAdmin({ update }, () => useUpdateRecord('products'));
  await act(() => result.current(ruana, { price: 80_000 }));
  expect(update).toHaveBeenCalledWith(
    'products',
    expect.objectContaining({ id: 7, data: { price: 80_000 }, previousData: ruana }),
  );
});

test('a refused change rejects with what the provider says', async () => {
  const refused = new Error('stale');
  const result = inAdmin({ update: () => Promise.reject(refused) }, () => useUpdateRecord('products'));
  await act(async () => {
    await expect(result.current(ruana, { price: 80_000 })).rejects.toBe(refused);
  });
});
