import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemoFolder } from '../../../server/adapters/demo-folder.ts';
import { loadDemo } from '../../../server/modules/imports/module.ts';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../demo');

let api: TestApi;
let client: TestClient;
let storeId: number;

beforeAll(async () => {
  api = await createTestApi();
  const content = await readDemoFolder(FOLDER);
  storeId = (await loadDemo(api.ports, content)) ?? 0;
  const { user } = content.store;
  client = createClient(api.api.fetch, { origin: ORIGIN, email: user.email });
  await client.post('/users/auth', { email: user.email, password: user.password });
}, 120_000);
afterAll(() => api.close());

async function total(query: string): Promise<number> {
  const answer = await client.get(`/stores/${storeId}/${query}`);
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('x-total-count'));
}

test('the demo store looks lived in', async () => {
  expect(await total('products')).toBe(62);
  expect(await total('products?active.in=0')).toBe(3);
  expect(await total('user-stores')).toBe(3);
  expect(await total('customers')).toBe(40);
  expect(await total('orders')).toBe(200);
});

test('there are orders in every status, and every one has lines and a total', async () => {
  for (const status of [1, 2, 3, 4, 5])
    expect(await total(`orders?order_status_id.in=${status}`)).toBeGreaterThan(0);
  for (const status of [6, 7, 8, 9, 10]) {
    expect(await total(`orders?shipping_order_status_id.in=${status}`)).toBeGreaterThan(0);
  }
  const { body: orders } = await client.get<
    {
      total: number;
      shipping_cost: number;
      order_details: { price: number; quantity: number }[];
    }[]
  >(`/stores/${storeId}/orders?limit=100`);
  for (const order of orders) {
    const lines = order.order_details.reduce((sum, line) => sum + line.price * line.quantity, 0);
    expect(lines).toBeGreaterThan(0);
    expect(order.total).toBe(lines + order.shipping_cost);
  }
});

test('a second load leaves it alone', async () => {
  expect(await loadDemo(api.ports, await readDemoFolder(FOLDER))).toBeNull();
});
