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

test('[ORD-02] among more than a thousand matches the order of that number stands first, and no other twice', async () => {
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
