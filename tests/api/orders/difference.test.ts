import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { openEvents, settleEvents } from '../../support/events.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from './shop.ts';

type Money = Order & { paid: number; to_collect: 0 | 1 };

let shop: Shop;
let order: Money;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = () => `${shop.base}/orders/${order.id}`;
const find = async () => (await shop.owner.get<Money>(path())).body;
const setPaid = (paid: number, was: number) => shop.owner.put<Failure>(`${path()}/paid`, { paid, was });

/** A paid order of 50.000 that an edit has made worth 80.000. */
beforeEach(async () => {
  const product = await shop.product({ price: 10_000, quantity_available: null });
  const lines = [lineOf(product, 5)];
  const { id } = await shop.order(lines, { order_status_id: ORDER_STATUS.paid });
  const edit = { order_details: [lineOf(product, 8)] };
  const changed = await shop.owner.patch<Money>(`${shop.base}/orders/${id}`, edit);
  expect(changed.body).toMatchObject({ total: 80_000, paid: 50_000 });
  order = changed.body;
});

describe('[ORD-09] [ORD-10] the difference of a paid order that an edit made dearer', () => {
  test('is to be collected: the list finds it, the counter counts it, until it is paid', async () => {
    const found = async () => {
      const list = await shop.owner.get<Money[]>(`${shop.base}/orders?to_collect.in=1&limit=100`);
      const counters = await shop.owner.get<{ work: { to_collect: number } }>(`${shop.base}/orders-counters`);
      expect(counters.body.work.to_collect).toBe(list.body.length);
      return list.body.some(({ id }) => id === order.id);
    };
    expect(order.to_collect).toBe(1);
    expect(await found()).toBe(true);
    expect((await setPaid(80_000, 50_000)).status).toBe(200);
    expect(await find()).toMatchObject({ paid: 80_000, to_collect: 0, order_status_id: ORDER_STATUS.paid });
    expect(await found()).toBe(false);
  });

  test('two phones at once write it down once', async () => {
    const answers = await Promise.all([setPaid(80_000, 50_000), setPaid(70_000, 50_000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_since');
  });

  test.each([
    [0, { key: 'minimum', args: { limit: 1 } }],
    [80_001, { key: 'maximum', args: { limit: 80_000 } }],
  ])('%i is refused at the amount, and nothing changes', async (paid, fault) => {
    const { status, body } = await setPaid(paid, 50_000);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ paid: fault });
    expect(await find()).toMatchObject({ paid: 50_000, to_collect: 1 });
  });

  test.each([-1, 1.5, '80000', null, 9_007_199_254_740_992])('%j is no amount', async (paid) => {
    const answer = await shop.owner.put<Failure>(`${path()}/paid`, { paid, was: 50_000 });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['paid']]);
  });

  test('what went back stays paid', async () => {
    const refund = { amount: 20_000, reason: 'price', lines: [] };
    expect((await shop.owner.post(`${path()}/refunds`, refund)).status).toBe(201);
    expect((await setPaid(19_999, 50_000)).body.errors).toEqual({
      paid: { key: 'minimum', args: { limit: 20_000 } },
    });
  });

  test('an order that is not paid takes none', async () => {
    await shop.owner.post(`${path()}/status/${ORDER_STATUS.pending}/type/1`, {});
    expect((await setPaid(80_000, 0)).body.errors).toEqual({ paid: { key: 'not_paid' } });
  });

  test('nobody writes it down by an edit of the order', async () => {
    await shop.owner.patch(path(), { paid: 80_000 });
    await shop.owner.put(path(), { ...order, paid: 80_000 });
    expect((await find()).paid).toBe(50_000);
  });

  test('a mistake is taken back, and the history says both', async () => {
    await setPaid(80_000, 50_000);
    await setPaid(50_000, 80_000);
    expect(await find()).toMatchObject({ paid: 50_000, to_collect: 1 });
    const { body } = await shop.owner.get<TimelineEntry[]>(`${path()}/timeline`);
    expect(body.slice(0, 2).flatMap(({ events }) => events)).toEqual([
      { kind: 'uncollected', amount: 30_000 },
      { kind: 'collected', amount: 30_000 },
    ]);
  });

  test('it is money that arrived: it rings, and its correction does not', async () => {
    await settleEvents(shop, shop.storeId);
    const stream = await openEvents(shop.owner, shop.storeId);
    await setPaid(80_000, 50_000);
    await setPaid(50_000, 80_000);
    const events = [await stream.next(), await stream.next(), await stream.next()];
    await stream.close();
    const rings = events.filter((event) => JSON.stringify(event).includes('orders.paid'));
    expect(rings).toHaveLength(1);
  });
});
