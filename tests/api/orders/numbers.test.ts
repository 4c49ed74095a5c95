import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop } from './shop.ts';
import type { Product, Shop } from './shop.ts';

let shop: Shop;
let product: Product;
beforeAll(async () => {
  shop = await openShop();
  // A Friday, late in the evening in Bogotá: Saturday in UTC.
  shop.clock.set(new Date('2026-11-21T03:30:00Z'));
  product = await shop.product({ price: 10_000 });
});
afterAll(() => shop.close());

const sellAt = (date: string, order_status_id = 1) =>
  shop.order([lineOf(product)], { date, order_status_id });

test('sales of a day and of the week are those of the days of the store; cancelled and refunded orders are none', async () => {
  await sellAt('2026-11-21T03:00:00Z');
  await sellAt('2026-11-20T05:00:00Z', 4);
  await sellAt('2026-11-20T04:59:59Z');
  await sellAt('2026-11-20T15:00:00Z', 3);
  await sellAt('2026-11-20T15:00:00Z', 5);
  await sellAt('2026-11-18T15:00:00Z');
  const today = await shop.owner.get(`${shop.base}/orders/daily-metrics`);
  expect(today.body).toEqual({
    date: '2026-11-20',
    orders: 2,
    sales: 20_000,
    other_currencies: 0,
    received: 10_000,
    returned: 0,
    owed: 30_000,
    owed_orders: 3,
    currency: 'COP',
  });
  const thursday = await shop.owner.get(`${shop.base}/orders/daily-metrics?date=2026-11-19`);
  expect(thursday.body).toMatchObject({ orders: 1, sales: 10_000 });
  const week = await shop.owner.get<{ days: { date: string; orders: number }[]; streak: number }>(
    `${shop.base}/orders/weekly-progress`,
  );
  expect(week.body.days.map(({ date, orders }) => `${date.slice(8)}:${orders}`)).toEqual([
    '16:0',
    '17:0',
    '18:1',
    '19:1',
    '20:2',
    '21:0',
    '22:0',
  ]);
  expect(week.body.streak).toBe(3);
});

test('a day that does not exist is refused', async () => {
  expect((await shop.owner.get(`${shop.base}/orders/daily-metrics?date=2026-02-30`)).status).toBe(400);
});

test('counters know every status and branch', async () => {
  const { body } = await shop.owner.get(`${shop.base}/orders-counters`);
  expect(body).toMatchObject({
    order_status_counter: [
      { id: 1, status_name: 'Pendiente de pago', quantity: 3 },
      { id: 2, quantity: 0 },
      { id: 3, quantity: 1 },
      { id: 4, status_name: 'Pagado', quantity: 1 },
      { id: 5, quantity: 1 },
    ],
    order_shipping_counter: [{ id: 6 }, { id: 7 }, { id: 8, quantity: 6 }, { id: 9 }, { id: 10 }],
    user_stores: [{ id: shop.branchId, mobile_phone_number: '573001112233' }],
  });
});

test('counters beside the choices of a filter count what the other filters let through', async () => {
  const counters = async (query: string) =>
    (
      await shop.owner.get<Record<'order_status_counter' | 'order_shipping_counter', { quantity: number }[]>>(
        `${shop.base}/orders-counters?${query}`,
      )
    ).body;
  const quantities = (counts: { quantity: number }[]) => counts.map(({ quantity }) => quantity);
  // The chosen status narrows the parcels, and not the choices beside itself.
  const paid = await counters('order_status_id.in=4');
  expect(quantities(paid.order_status_counter)).toEqual([3, 0, 1, 1, 1]);
  expect(quantities(paid.order_shipping_counter)).toEqual([0, 0, 1, 0, 0]);
  const friday = await counters('date.between=2026-11-20,2026-11-20&order_status_id.in=3,5');
  expect(quantities(friday.order_status_counter)).toEqual([1, 0, 1, 1, 1]);
  expect(quantities(friday.order_shipping_counter)).toEqual([0, 0, 2, 0, 0]);
  expect((await shop.owner.get(`${shop.base}/orders-counters?colour.in=red`)).status).toBe(400);
});

test('the history is a workbook', async () => {
  const { status, body } = await shop.owner.get<{ base64Content: string; fileName: string }>(
    `${shop.base}/history`,
  );
  expect([status, body.fileName]).toEqual([200, 'pedidos.xlsx']);
  expect(Buffer.from(body.base64Content, 'base64').subarray(0, 2).toString()).toBe('PK');
});
