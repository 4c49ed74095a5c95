import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { lineOf, openShop, type Failure, type Product, type Shop } from './shop.ts';

interface Sales {
  orders: number;
  sales: number;
  other_currencies: number;
}

interface Stats {
  days: (Sales & { date: string })[];
  before: (Sales & { date: string })[];
  branches: (Sales & { id: number; name: string })[];
  channels: (Sales & { id: string; name: string })[];
  currency: string;
}

let shop: Shop;
let shirt: Product;
let cap: Product;
beforeAll(async () => {
  shop = await openShop();
  shop.clock.set(new Date('2026-11-20T15:00:00Z'));
  shirt = await shop.product({ name: 'Camiseta', price: 10_000 });
  cap = await shop.product({ name: 'Gorra', price: 30_000 });
  // The last second of the 19th in Bogotá, and the first of the 20th.
  await shop.order([lineOf(shirt, 3)], { date: '2026-11-20T04:59:59Z', order_status_id: 4 });
  await shop.order([lineOf(cap), lineOf(shirt)], { date: '2026-11-20T05:00:00Z', sales_channel: 'phone' });
  await shop.order([lineOf(cap, 9)], { date: '2026-11-20T15:00:00Z', order_status_id: 3 });
  await shop.order([lineOf(cap)], { date: '2026-11-18T15:00:00Z', order_status_id: 2 });
});
afterAll(() => shop.close());

const ask = <T>(path: string) => shop.owner.get<T>(`${shop.base}/orders/${path}`);

test('[HOM-04] a range has its days, branches and channels, and as many days before it', async () => {
  const { body } = await ask<Stats>('stats?from=2026-11-19&to=2026-11-20');
  expect(body).toEqual({
    days: [
      { date: '2026-11-19', orders: 1, sales: 30_000, other_currencies: 0 },
      { date: '2026-11-20', orders: 1, sales: 40_000, other_currencies: 0 },
    ],
    before: [
      { date: '2026-11-17', orders: 0, sales: 0, other_currencies: 0 },
      { date: '2026-11-18', orders: 1, sales: 30_000, other_currencies: 0 },
    ],
    branches: [{ id: shop.branchId, name: 'Centro', orders: 2, sales: 70_000, other_currencies: 0 }],
    channels: [
      { id: 'phone', name: 'Teléfono', orders: 1, sales: 40_000, other_currencies: 0 },
      { id: 'whatsapp', name: 'WhatsApp', orders: 1, sales: 30_000, other_currencies: 0 },
    ],
    currency: 'COP',
  });
});

test('[HOM-04] the most sold products have their units, without those of cancelled orders', async () => {
  const { body } = await ask('top-products?from=2026-11-18&to=2026-11-20');
  expect(body).toEqual([
    { product_id: shirt.id, name: 'Camiseta', units: 4, sales: 40_000 },
    { product_id: cap.id, name: 'Gorra', units: 2, sales: 60_000 },
  ]);
});

test('[HOM-04] a product that was deleted keeps the name under which it was sold', async () => {
  const gone = await shop.product({ name: 'Bufanda', price: 5000 });
  await shop.order([lineOf(gone, 2)], { date: '2026-11-02T15:00:00Z' });
  await shop.owner.delete(`${shop.base}/products/${gone.id}`);
  const { body } = await ask('top-products?from=2026-11-02&to=2026-11-02');
  expect(body).toEqual([{ product_id: null, name: 'Bufanda', units: 2, sales: 10_000 }]);
});

test.each([
  ['from=2026-11-20&to=2026-11-19', 'to', 'minimum'],
  ['from=2025-11-19&to=2026-11-20', 'to', 'maximum'],
  ['from=2026-02-30&to=2026-03-02', 'from', 'date'],
  ['from=2026-02-01', 'to', 'required'],
])('[HOM-04] a range of %s is refused at %s', async (query, at, key) => {
  for (const path of ['stats', 'top-products']) {
    const { status, body } = await ask<Failure>(`${path}?${query}`);
    expect([status, body.code, body.errors?.[at]?.key]).toEqual([400, 'invalid_range', key]);
  }
});

test('[HOM-01] the weekly goal is set, read with the week, logged, and taken away', async () => {
  const goal = async () => (await ask<{ goal: number | null }>('weekly-progress')).body.goal;
  expect(await goal()).toBeNull();
  const set = (value: unknown) => shop.owner.put(`${shop.base}/orders/weekly-goal`, { goal: value });
  expect((await set(2_000_000)).status).toBe(200);
  expect(await goal()).toBe(2_000_000);
  expect((await set(0)).status).toBe(422);
  expect((await set(1.5)).status).toBe(422);
  const log = await shop.owner.get<{ changes: object }[]>(`${shop.base}/audit?resource.in=stores`);
  expect(log.body[0]?.changes).toEqual({ weekly_goal: [null, 2_000_000] });
  const seller = await signedIn(shop, 'seller');
  expect((await seller.put(`${shop.base}/orders/weekly-goal`, { goal: 1 })).status).toBe(403);
  expect((await set(null)).status).toBe(200);
  expect(await goal()).toBeNull();
});

test('[ORD-14] [HOM-01] the counters say what waits: money to collect, orders to dispatch', async () => {
  await shop.order([lineOf(cap)], { order_status_id: 4, shipping_order_status_id: 10 });
  const { body } = await shop.owner.get<{ work: object }>(`${shop.base}/orders-counters`);
  expect(body.work).toEqual({ to_collect: 3, to_dispatch: 1 });
});

test('[HOM-03] [HOM-04] a part that went back to the buyer is no sale of its day', async () => {
  const day = '2026-11-10';
  const order = await shop.order([lineOf(shirt, 5)], { date: `${day}T15:00:00Z`, order_status_id: 4 });
  const path = `${shop.base}/orders/${order.id}`;
  const refund = (amount: number) => shop.owner.post(`${path}/refunds`, { amount, reason: 'price' });
  const figures = async () => {
    const [{ body: metrics }, { body: stats }] = await Promise.all([
      ask<Sales>(`daily-metrics?date=${day}`),
      ask<Stats>(`stats?from=${day}&to=${day}`),
    ]);
    expect(stats.branches.map(({ sales }) => sales)).toEqual(stats.days.map(({ sales }) => sales));
    return [metrics, stats.days[0]].map((sums) => [sums?.orders, sums?.sales]);
  };
  expect(await figures()).toEqual([
    [1, 50_000],
    [1, 50_000],
  ]);
  expect((await refund(20_000)).status).toBe(201);
  expect(await figures()).toEqual([
    [1, 30_000],
    [1, 30_000],
  ]);
  // Edited down to $ 20.000, the buyer has paid $ 30.000 too much, of which $ 20.000 went back already.
  expect((await shop.owner.patch(path, { order_details: [lineOf(shirt, 2)] })).status).toBe(200);
  expect((await figures())[0]).toEqual([1, 20_000]);
  expect((await refund(10_000)).status).toBe(201);
  expect((await figures())[0]).toEqual([1, 20_000]);
  expect((await refund(5_000)).status).toBe(201);
  expect((await figures())[0]).toEqual([1, 15_000]);
});
