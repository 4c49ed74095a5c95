import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../domain/dates/day.ts';
import { checkDetails } from '../../../domain/plans/billing-details.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { WayCounts } from '../../../domain/orders/order-payments.ts';
import type {
  BillingInformation,
  InvoiceAnswer,
  SubscriptionAnswer,
} from '../../../domain/plans/billing-types.ts';
import { readDemoFolder } from '../../../server/demo-folder.ts';
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

test('a new order says where to pay it, and what was paid says how it came', async () => {
  const { body: session } = await client.get<SessionInfo>('/users/token');
  expect(session.store?.chat.transfer?.nequi).toMatch(/^3\d{9}$/);
  const { body: ways } = await client.get<WayCounts>(`/stores/${storeId}/payment-ways`);
  const used = ways.filter(({ n }) => n > 0).map(({ way }) => way);
  expect(used[0]).toBe('nequi');
  expect(used).not.toContain('other');
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

test('[BIL-01] it has paid for its plan as a merchant does: receipts, whom we bill, days ahead', async () => {
  const base = `/stores/${storeId}/billing`;
  const { body: invoices } = await client.get<InvoiceAnswer[]>(`${base}/invoices?limit=50`);
  expect(
    invoices.map(({ number, invoice_status_id, amount }) => [number, invoice_status_id, amount]),
  ).toEqual([
    ['TND-000004', 2, 650_000],
    ['TND-000003', 4, 89_900],
    ['TND-000002', 2, 89_900],
    ['TND-000001', 2, 89_900],
  ]);
  // No day is without a plan, and none is paid twice.
  const [year, , second, first] = invoices;
  expect(second?.period_from).toBe(addDays(first?.end_date ?? '', 1));
  expect(year?.period_from).toBe(addDays(second?.end_date ?? '', 1));
  const { body: plan } = await client.get<SubscriptionAnswer>(`${base}/subscription`);
  expect(plan).toMatchObject({ state: 'active', plan_id: 2, frequency: 'annual', open_invoice_id: null });
  expect(plan.next_cut_date).toBe(year?.end_date);
  const { body: details } = await client.get<BillingInformation>(`${base}/information`);
  expect(checkDetails(details)).toBeNull();
  expect(details).toMatchObject({ legal_name: 'Alma Criolla S.A.S.', city: { name: 'Medellín' } });
});

test('its history sends no mail', async () => {
  const jobs = await api.database.platform((sql) =>
    sql.selectFrom('jobs').select('kind').where('kind', 'like', 'billing.%').execute(),
  );
  expect(jobs).toEqual([]);
});

test('a second load leaves it alone', async () => {
  expect(await loadDemo(api.ports, await readDemoFolder(FOLDER))).toBeNull();
});
