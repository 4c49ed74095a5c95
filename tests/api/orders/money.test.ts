import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Debtor, ListSums, OrderMoneyFigures } from '../../../domain/orders/money-answers.ts';
import type { DailyMetrics } from '../../../domain/orders/figure-answers.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { lineOf, openShop, type Product, type Shop } from './shop.ts';

let shop: Shop;
let product: Product;
let today: string;
beforeAll(async () => {
  shop = await openShop();
  product = await shop.product({ price: 10_000, quantity_available: null });
  const marta = { first_name: 'Marta', last_name: 'Ruiz', phone_number: '573104445566' };
  const pay = (id: number, body: object) => shop.owner.post(`${shop.base}/orders/${id}/payments`, body);
  const order = async (units: number, more: Record<string, unknown> = {}) =>
    (await shop.order([lineOf(product, units)], more)).id;
  const part = await order(5, { customer: marta });
  await pay(part, { way: 'nequi', amount: 20_000 });
  const whole = await order(3);
  await pay(whole, { way: 'cash' });
  await shop.owner.post(`${shop.base}/orders/${whole}/refunds`, {
    amount: 4_000,
    reason: 'price',
    lines: [],
  });
  await order(1, { customer: marta });
  const mistaken = await order(2);
  const { body } = await shop.owner.post<{ payment_id: number }>(`${shop.base}/orders/${mistaken}/payments`, {
    way: 'card',
  });
  await shop.owner.post(`${shop.base}/orders/${mistaken}/payments/${body.payment_id}/void`, {});
  await shop.owner.post(`${shop.base}/orders/${await order(9)}/status/${ORDER_STATUS.cancelled}/type/1`, {});
  // Of another day, and gone.
  await order(4, { order_status_id: ORDER_STATUS.paid, date: '2026-01-15T15:00:00.000Z' });
  const gone = await order(6, { order_status_id: ORDER_STATUS.paid });
  await shop.owner.delete(`${shop.base}/orders`, { ids: [gone] });
  today = (await shop.owner.get<DailyMetrics>(`${shop.base}/orders/daily-metrics`)).body.date;
}, 60_000);
afterAll(() => shop.close());

const money = async (from: string, to: string) =>
  (await shop.owner.get<OrderMoneyFigures>(`${shop.base}/orders/money?from=${from}&to=${to}`)).body;
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe('[HOM-05] [ORD-18] received and owed are said apart', () => {
  test('by each way; what was voided, or is of a deleted order, does not count', async () => {
    expect(await money(today, today)).toMatchObject({
      received: 50_000,
      returned: 4_000,
      days: [{ date: today, amount: 50_000 }],
      ways: [
        { way: 'cash', provider: null, amount: 30_000, payments: 1 },
        { way: 'nequi', provider: null, amount: 20_000, payments: 1 },
      ],
      owed: 60_000,
      owed_orders: 3,
    });
    expect((await money('2026-01-15', '2026-01-15')).ways).toEqual([
      { way: 'other', provider: null, amount: 40_000, payments: 1 },
    ]);
  });

  test('the close of a day is the sum of its rows', async () => {
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<{ received: number; owed: number; returned: number }>`
        select (select sum(p.amount) from order_payments p join stores s on s.id = p.store_id
            where p.store_id = ${shop.storeId} and p.voided_at is null and p.expires_at is null
              and (p.at at time zone s.time_zone)::date = ${today}::date)::bigint as received,
          (select sum(owed) from orders where store_id = ${shop.storeId})::bigint as owed,
          (select sum(amount) from order_refunds where store_id = ${shop.storeId})::bigint as returned`.execute(
        db,
      ),
    );
    const close = await money(today, today);
    expect(close).toMatchObject(rows[0] ?? {});
    expect(sumOf(close.ways)).toBe(close.received);
    expect(sumOf(close.days)).toBe(close.received);
    const day = (await shop.owner.get<DailyMetrics>(`${shop.base}/orders/daily-metrics?date=${today}`)).body;
    expect(day).toMatchObject({
      received: close.received,
      returned: close.returned,
      owed: close.owed,
      owed_orders: close.owed_orders,
    });
  });

  test('a list of the same filters has the sums of its orders', async () => {
    const sums = async (filter: string) =>
      (await shop.owner.get<{ sums: ListSums | null }>(`${shop.base}/orders/sums?${filter}`)).body.sums;
    expect(await sums('to_collect.in=1')).toEqual({
      orders: 3,
      total: 80_000,
      received: 20_000,
      owed: 60_000,
    });
    expect(await sums('order_status_id.in=4')).toEqual({
      orders: 2,
      total: 70_000,
      received: 66_000,
      owed: 0,
    });
    expect(await sums('order_status_id.in=3')).toEqual({ orders: 1, total: 0, received: 0, owed: 0 });
    expect(await sums('search=Marta')).toMatchObject({ orders: 2, owed: 40_000 });
    expect((await shop.owner.get(`${shop.base}/orders/sums?colour=red`)).status).toBe(400);
    const owing = async (filter = '') =>
      (await shop.owner.get<{ id: number; owed: number }[]>(`${shop.base}/orders?to_collect.in=1${filter}`))
        .body;
    const all = await owing();
    const [{ owed } = { owed: 0 }] = all;
    expect(owed).toBeGreaterThan(0);
    expect(await owing(`&owed.between=${owed},${owed}`)).toEqual(all.filter((order) => order.owed === owed));
  });

  test('who owes comes with what, for which orders and since when', async () => {
    const { body } = await shop.owner.get<Debtor[]>(`${shop.base}/orders/debtors`);
    const marta = body.find(({ name }) => name === 'Marta Ruiz');
    expect(marta).toMatchObject({ phone_number: '573104445566', owed: 40_000, orders: expect.any(Array) });
    expect(marta?.orders).toHaveLength(2);
    expect(body.reduce((sum, { owed }) => sum + owed, 0)).toBe((await money(today, today)).owed);
    const one = await shop.owner.get<Debtor[]>(
      `${shop.base}/orders/debtors?customer_id.in=${marta?.customer_id ?? 0},999999999`,
    );
    expect(one.body).toEqual([marta]);
    expect((await shop.owner.get(`${shop.base}/orders/debtors?customer_id.in=1,x`)).status).toBe(400);
  });

  test('an order that is no sale any more adds to no part of the sums, whatever it has brought in', async () => {
    const { id } = await shop.order([lineOf(product, 7)], { order_status_id: ORDER_STATUS.paid });
    await shop.owner.post(`${shop.base}/orders/${id}/status/${ORDER_STATUS.refunded}/type/1`, {});
    const path = `${shop.base}/orders/sums?order_status_id.in=${ORDER_STATUS.refunded}`;
    const { body } = await shop.owner.get<{ sums: ListSums | null }>(path);
    expect(body.sums).toEqual({ orders: 1, total: 0, received: 0, owed: 0 });
  });
});
