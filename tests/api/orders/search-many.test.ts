import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCrowd } from '../../bench/million-shop.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

let api: TestApi;
let owner: TestClient;

beforeAll(async () => {
  api = await createTestApi();
  await fillCrowd(api.database, api.storeId, { orders: 2_500, clients: 10 });
  owner = await signedIn(api, 'owner');
}, 60_000);
afterAll(() => api.close());

test('[ORD-02] among more matches than are counted the order of that number stands first, and no other twice', async () => {
  const pages: number[][] = [];
  for (const page of [1, 2, 3]) {
    const { body, headers } = await owner.get<{ sequence: number }[]>(
      `/stores/${api.storeId}/orders?search=%2357&limit=50&page=${page}`,
    );
    expect(headers.get('x-total-count-relation')).toBe('gt');
    pages.push(body.map(({ sequence }) => sequence));
  }
  const [first = [], ...rest] = pages;
  expect(first[0]).toBe(57);
  // All phones begin with 57, so all orders match; the others are sorted newest first.
  expect([...first.slice(1), ...rest.flat()]).toEqual(Array.from({ length: 149 }, (_, n) => 2_500 - n));
});

test('[ORD-02] a phone finds its order however it is typed, and no other that ends alike', async () => {
  const find = async (search: string) => {
    const path = `/stores/${api.storeId}/orders?search=${encodeURIComponent(search)}&limit=3`;
    const { body, headers } = await owner.get<{ customer: { phone_number: string } }[]>(path);
    return [headers.get('x-total-count'), ...body.map(({ customer }) => customer.phone_number)];
  };
  const [order] = (
    await owner.get<{ customer: { phone_number: string } }[]>(`/stores/${api.storeId}/orders?limit=1`)
  ).body;
  const phone = order?.customer.phone_number ?? '';
  expect(phone).toMatch(/^573\d{9}$/);
  const country = `+57 ${phone.slice(2, 5)} ${phone.slice(5, 8)} ${phone.slice(8)}`;
  for (const typed of [phone, phone.slice(2), phone.slice(2, -1), country])
    expect(await find(typed), typed).toEqual(['1', phone]);
  expect(await find(`9${phone.slice(1)}`)).toEqual(['0']);
});
