import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_WAYS, type OrderPayment, type WayCounts } from '../../../domain/orders/order-payments.ts';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { attachProof } from '../../support/order-walk/proof.ts';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from './shop.ts';

type Money = Order & { paid: number; owed: number; to_collect: 0 | 1 };

let shop: Shop;
let product: Product;
let order: Money;
beforeAll(async () => {
  shop = await openShop();
  product = await shop.product({ price: 10_000, quantity_available: null });
});
afterAll(() => shop.close());

/** An open order of 50.000. */
beforeEach(async () => {
  const { id } = await shop.order([lineOf(product, 5)]);
  order = (await shop.owner.get<Money>(`${shop.base}/orders/${id}`)).body;
});

interface Received {
  payment_id: number;
  order: Money;
}

const path = () => `${shop.base}/orders/${order.id}`;
const find = async () => (await shop.owner.get<Money>(path())).body;
const receive = (body: object) => shop.owner.post<Received & Failure>(`${path()}/payments`, body);
const received = async (body: object) => {
  const answer = await receive(body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const voided = (id: number) => shop.owner.post<Money & Failure>(`${path()}/payments/${id}/void`, {});
const payments = async () => (await shop.owner.get<OrderPayment[]>(`${path()}/payments`)).body;
const counting = async () =>
  (await payments()).filter(({ voided_at }) => voided_at === null).map(({ way, amount }) => [way, amount]);
const setStatus = (status: number) => shop.owner.post(`${path()}/status/${status}/type/1`, {});

describe('[ORD-17] payments of an order are rows', () => {
  test('a part leaves it open with what it owes, and the rest makes it paid', async () => {
    expect(order).toMatchObject({ paid: 0, owed: 50_000 });
    const part = await received({ way: 'nequi', amount: 20_000, owed: 50_000 });
    expect(part.order).toMatchObject({
      order_status_id: ORDER_STATUS.pending,
      paid: 20_000,
      owed: 30_000,
      to_collect: 1,
    });
    const rest = await received({ way: 'cash' });
    expect(rest.order).toMatchObject({
      order_status_id: ORDER_STATUS.paid,
      paid: 50_000,
      owed: 0,
      to_collect: 0,
    });
    const rows = await payments();
    expect(rows.map(({ way, amount, voided_at }) => [way, amount, voided_at])).toEqual([
      ['nequi', 20_000, null],
      ['cash', 30_000, null],
    ]);
    expect(rows.every(({ user }) => user !== null)).toBe(true);
  });

  test.each([
    [{ way: 'cash', amount: 50_001 }, 422, { amount: { key: 'maximum', args: { limit: 50_000 } } }],
    [{ way: 'cash', amount: 0 }, 422, { amount: { key: 'minimum', args: { limit: 1 } } }],
    [{ way: 'online', amount: 1 }, 422, { way: { key: 'enum' } }],
    [{ way: 'cash', owed: 40_000 }, 409, undefined],
    [{ way: 'cash', proof_id: 999_999 }, 422, { proof_id: { key: 'reference' } }],
  ])('%j is refused, and nothing is written down', async (body, status, errors) => {
    const answer = await receive(body);
    expect(answer.status).toBe(status);
    if (errors !== undefined) expect(answer.body.errors).toMatchObject(errors);
    expect(await payments()).toEqual([]);
    expect(await find()).toMatchObject({ paid: 0, owed: 50_000, version: order.version });
  });

  test('two phones at once write no more down than it owes', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => receive({ way: 'cash', amount: 30_000 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await counting()).toEqual([['cash', 30_000]]);
  });

  test('sent twice under one id, it counts once', async () => {
    const headers = { 'x-request-id': crypto.randomUUID() };
    const send = () =>
      shop.owner.post<Received>(`${path()}/payments`, { way: 'cash', amount: 9_000 }, { headers });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await counting()).toEqual([['cash', 9_000]]);
  });

  test('voided, the payment that made it paid opens it again; a second time it is refused', async () => {
    await received({ way: 'nequi', amount: 20_000 });
    const { payment_id: last } = await received({ way: 'cash' });
    expect((await voided(last)).body).toMatchObject({
      order_status_id: ORDER_STATUS.pending,
      paid: 20_000,
      owed: 30_000,
    });
    const again = await voided(last);
    expect([again.status, again.body.code]).toEqual([409, 'changed_since']);
    const [, row] = await payments();
    expect(row).toMatchObject({ way: 'cash', voided_at: expect.any(String), voided_by: row?.user });
  });

  test('what went back came first', async () => {
    const { payment_id } = await received({ way: 'cash' });
    await shop.owner.post(`${path()}/refunds`, { amount: 1_000, reason: 'price', lines: [] });
    expect((await voided(payment_id)).status).toBe(409);
    expect(await counting()).toEqual([['cash', 50_000]]);
  });

  test('a status alone brings all that is missing, and takes it off again', async () => {
    await received({ way: 'nequi', amount: 20_000 });
    await setStatus(ORDER_STATUS.paid);
    expect(await counting()).toEqual([
      ['nequi', 20_000],
      ['other', 30_000],
    ]);
    await setStatus(ORDER_STATUS.onHold);
    expect(await counting()).toEqual([['nequi', 20_000]]);
    expect(await find()).toMatchObject({ order_status_id: ORDER_STATUS.onHold, paid: 20_000, owed: 30_000 });
  });

  test('an edit to what has come already makes it paid', async () => {
    await received({ way: 'nequi', amount: 20_000 });
    const { body } = await shop.owner.patch<Money>(path(), { order_details: [lineOf(product, 1)] });
    expect(body).toMatchObject({ order_status_id: ORDER_STATUS.paid, total: 10_000, paid: 20_000, owed: 0 });
  });

  test('a new order that comes paid was paid on its day', async () => {
    const { id } = await shop.order([lineOf(product, 1)], {
      order_status_id: ORDER_STATUS.paid,
      date: '2026-01-15T15:00:00.000Z',
    });
    const { body } = await shop.owner.get<OrderPayment[]>(`${shop.base}/orders/${id}/payments`);
    expect(body).toMatchObject([{ way: 'other', amount: 10_000, at: '2026-01-15T15:00:00.000Z' }]);
  });

  test('the proof that came with it is approved', async () => {
    const { body: proof } = await attachProof(shop.owner, path(), crypto.randomUUID());
    await received({ way: 'bre_b', amount: 20_000, proof_id: proof.id });
    const { body } = await shop.owner.get<{ state: string }[]>(`${path()}/proofs`);
    expect(body).toMatchObject([{ state: 'approved' }]);
    expect(await payments()).toMatchObject([{ proof_id: proof.id }]);
  });

  test('the history says each with its way', async () => {
    const { payment_id } = await received({ way: 'daviplata', amount: 20_000 });
    await voided(payment_id);
    const { body } = await shop.owner.get<TimelineEntry[]>(`${path()}/timeline`);
    expect(body.slice(0, 2).flatMap(({ events }) => events)).toEqual([
      { kind: 'payment_voided', way: 'daviplata', amount: 20_000 },
      { kind: 'payment', way: 'daviplata', amount: 20_000 },
    ]);
  });

  test('a deleted order takes its payments along, and brings them back', async () => {
    await received({ way: 'cash', amount: 20_000 });
    const gone = await shop.owner.delete<{ undo: { id: number } }>(`${shop.base}/orders`, {
      ids: [order.id],
    });
    await shop.owner.post(`${shop.base}/orders/deletions/${gone.body.undo.id}/undo`, {});
    expect(await counting()).toEqual([['cash', 20_000]]);
  });

  test('ways come in the order in which the store uses them, the unknown one last', async () => {
    for (const way of ['card', 'card', 'other', 'other', 'other']) await received({ way, amount: 1_000 });
    const { body } = await shop.owner.get<WayCounts>(`${shop.base}/payment-ways`);
    const ways = body.map(({ way }) => way);
    expect(ways.at(-1)).toBe('other');
    const counts = body.slice(0, -1).map(({ n }) => n);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('before any payment, the ways whose account buyers are told come first while they are active', async () => {
    const fresh = await openShop();
    const ways = async () =>
      (await fresh.owner.get<WayCounts>(`${fresh.base}/payment-ways`)).body.map(({ way }) => way);
    const channel = `${fresh.base}/payment-channels-store/${CHANNEL_IDS.manual}`;
    const told = { bre_b: '@mitienda', daviplata: '3001234567', holder: 'Marta' };
    expect((await fresh.owner.post(channel, { active: 1, extra_parameters: told })).status).toBe(201);
    expect(await ways()).toEqual(['bre_b', 'daviplata', 'nequi', 'cash', 'bancolombia', 'card', 'other']);
    expect((await fresh.owner.patch(channel, { active: 0 })).status).toBe(200);
    expect(await ways()).toEqual([...PAYMENT_WAYS]);
    await fresh.close();
  });
});
