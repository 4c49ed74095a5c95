import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refund } from '../../../domain/orders/refunds.ts';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { signedIn } from '../../support/api.ts';
import { unbalanced } from '../stock/invariant.ts';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from './shop.ts';

type Paid = Order & { paid: number; refunded: number | null };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = (order: Order) => `${shop.base}/orders/${order.id}`;
const find = async (order: Order) => (await shop.owner.get<Paid>(path(order))).body;
const refundsOf = async (order: Order) => (await shop.owner.get<Refund[]>(`${path(order)}/refunds`)).body;
const refund = (order: Order, body: object) =>
  shop.owner.post<Paid & Failure>(`${path(order)}/refunds`, { reason: 'other', ...body });
const setStatus = (order: Order, status: number) => shop.owner.post(`${path(order)}/status/${status}/type/1`);
const stockOf = async ({ id }: Product) => (await shop.find(id)).quantity_available;

/** A paid order of five units at $ 10.000, of twenty in stock. */
async function paidOrder(): Promise<{ product: Product; order: Order; line: number }> {
  const product = await shop.product({ price: 10_000, quantity_available: 20 });
  const order = await shop.order([lineOf(product, 5)], { order_status_id: 4 });
  return { product, order, line: order.order_details[0]?.id ?? 0 };
}

describe('[ORD-07] a refund', () => {
  test('of a part keeps the order paid; the last peso makes it refunded', async () => {
    const { order } = await paidOrder();
    const part = await refund(order, { amount: 20_000, reason: 'price', note: ' Acordado por chat ' });
    expect([part.status, part.body]).toMatchObject([
      201,
      { order_status_id: 4, paid: 50_000, refunded: 20_000, total: 50_000 },
    ]);
    const rest = await refund(order, { amount: 30_000, reason: 'regret' });
    expect(rest.body).toMatchObject({ order_status_id: 5, refunded: 50_000 });
    expect(await refundsOf(order)).toMatchObject([
      { amount: 20_000, reason: 'price', note: 'Acordado por chat', lines: [], restocked: false },
      { amount: 30_000, reason: 'regret', note: null },
    ]);
  });

  test.each([
    ['open', 1, 0],
    ['on hold', 2, 0],
    ['cancelled before it was paid', 3, 0],
    ['paid', 4, 10_000],
  ])('of an order that is %s never exceeds what was paid', async (_, order_status_id, limit) => {
    const product = await shop.product({ price: 10_000, quantity_available: 20 });
    const order = await shop.order([lineOf(product)], { order_status_id });
    const { status, body } = await refund(order, { amount: limit + 1 });
    expect([status, body.errors]).toEqual([422, { amount: { key: 'maximum', args: { limit } } }]);
    expect(await refundsOf(order)).toEqual([]);
  });

  test('two at once of the whole amount: one is made', async () => {
    const { order } = await paidOrder();
    const both = await Promise.all([refund(order, { amount: 50_000 }), refund(order, { amount: 50_000 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await find(order)).refunded).toBe(50_000);
    expect(await refundsOf(order)).toHaveLength(1);
  });

  test('follows what was paid, not a total that was edited afterwards', async () => {
    const { product, order } = await paidOrder();
    await shop.owner.patch(path(order), { order_details: [lineOf(product, 3)] });
    expect((await refund(order, { amount: 50_001 })).status).toBe(422);
    expect((await refund(order, { amount: 20_000 })).body).toMatchObject({ total: 30_000, refunded: 20_000 });
  });

  test('of a cancelled order gives the money back that it still held', async () => {
    const { order } = await paidOrder();
    await setStatus(order, 3);
    expect((await refund(order, { amount: 50_000 })).body).toMatchObject({ order_status_id: 5 });
  });

  test('says itself in the timeline, with the amount', async () => {
    const { order } = await paidOrder();
    await refund(order, { amount: 20_000 });
    await refund(order, { amount: 30_000 });
    const { body } = await shop.owner.get<TimelineEntry[]>(`${path(order)}/timeline`);
    expect(body.map(({ events }) => events)).toMatchObject([
      [
        { kind: 'refund', amount: 30_000 },
        { kind: 'status', to: 5 },
      ],
      [{ kind: 'refund', amount: 20_000 }],
      [{ kind: 'created', total: 50_000 }],
    ]);
  });

  test('needs its own permission', async () => {
    const { order } = await paidOrder();
    const seller = await signedIn(shop, 'seller');
    const { status } = await seller.post(`${path(order)}/refunds`, { amount: 1, reason: 'other' });
    expect(status).toBe(403);
  });

  test.each([
    [{ amount: 0 }, 'amount', 'minimum'],
    [{ amount: -5 }, 'amount', 'minimum'],
    [{ amount: 1.5 }, 'amount', 'type'],
    [{ amount: 1_000_000_000 }, 'amount', 'maximum'],
    [{ amount: 1, reason: 'porque sí' }, 'reason', 'enum'],
    [{ amount: 1, note: 'x'.repeat(201) }, 'note', 'maxLength'],
    [{ amount: 1, restock: true }, 'lines', 'required'],
    [{ amount: 1, lines: [{ id: 987_654, quantity: 1 }] }, 'lines.0.id', 'reference'],
  ])('a body like row %# is refused at its field', async (body, field, key) => {
    const { order } = await paidOrder();
    const answer = await refund(order, body);
    expect([answer.status, answer.body.errors?.[field]?.key]).toEqual([422, key]);
    expect((await find(order)).refunded ?? 0).toBe(0);
  });
});

describe('[ORD-07] units that come back with a refund', () => {
  test('go to the stock or not, as the merchant says, through the ledger', async () => {
    const { product, order, line } = await paidOrder();
    await refund(order, { amount: 10_000, lines: [{ id: line, quantity: 1 }], restock: false });
    expect(await stockOf(product)).toBe(15);
    await refund(order, { amount: 20_000, lines: [{ id: line, quantity: 2 }], restock: true });
    expect(await stockOf(product)).toBe(17);
    const ledger = await shop.owner.get<{ reason: string; delta: number; order_number: number }[]>(
      `${shop.base}/inventory/${product.id}/0/movements`,
    );
    expect(ledger.body[0]).toMatchObject({ reason: 'return', delta: 2, order_number: order.sequence });
  });

  test('come back once: a line has no more units than were sold', async () => {
    const { order, line } = await paidOrder();
    await refund(order, { amount: 1_000, lines: [{ id: line, quantity: 4 }] });
    const { body } = await refund(order, { amount: 1_000, lines: [{ id: line, quantity: 2 }] });
    expect(body.errors).toEqual({ 'lines.0.quantity': { key: 'maximum', args: { limit: 1 } } });
    const twice = await refund(order, {
      amount: 1_000,
      lines: [
        { id: line, quantity: 1 },
        { id: line, quantity: 1 },
      ],
    });
    expect(twice.body.errors).toEqual({ 'lines.1.id': { key: 'reference' } });
  });

  test('are not given back again by cancelling, nor taken again by reopening', async () => {
    const { product, order, line } = await paidOrder();
    await refund(order, { amount: 20_000, lines: [{ id: line, quantity: 2 }], restock: true });
    await setStatus(order, 3);
    expect(await stockOf(product)).toBe(20);
    await setStatus(order, 4);
    expect(await stockOf(product)).toBe(17);
  });

  test('of a cancelled order moves none: they came back with the cancellation', async () => {
    const { product, order, line } = await paidOrder();
    await setStatus(order, 3);
    const sold = await shop.order([lineOf(product, 20)]);
    const whole = await refund(order, { amount: 50_000, lines: [{ id: line, quantity: 5 }], restock: true });
    expect([whole.status, whole.body.order_status_id]).toEqual([201, 5]);
    expect(await stockOf(product)).toBe(0);
    expect(await refundsOf(order)).toMatchObject([{ amount: 50_000, restocked: false }]);
    await setStatus(order, 3);
    expect(await stockOf(product)).toBe(0);
    await shop.owner.delete(path(sold));
    await setStatus(order, 4);
    expect(await stockOf(product)).toBe(15);
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
  });

  test('of an order set to refunded after it was cancelled stay in the stock, also when it is deleted', async () => {
    const { product, order } = await paidOrder();
    for (const status of [3, 5]) await setStatus(order, status);
    expect(await stockOf(product)).toBe(20);
    await shop.owner.delete(path(order));
    expect(await stockOf(product)).toBe(20);
  });

  test('are not given back once more by an edit that takes them off their line', async () => {
    const { product, order, line } = await paidOrder();
    await refund(order, { amount: 20_000, lines: [{ id: line, quantity: 2 }], restock: true });
    expect(await stockOf(product)).toBe(17);
    const edit = (quantity: number) =>
      shop.owner.patch(path(order), { order_details: [{ ...lineOf(product, quantity), id: line }] });
    await edit(4);
    expect(await stockOf(product)).toBe(17);
    await edit(3);
    expect(await stockOf(product)).toBe(17);
    await edit(1);
    expect(await stockOf(product)).toBe(19);
    await edit(2);
    expect(await stockOf(product)).toBe(18);
    await setStatus(order, 3);
    expect(await stockOf(product)).toBe(20);
  });

  test('leave all others of the line to come back, when an edit takes the restocked ones off it', async () => {
    const { product, order, line } = await paidOrder();
    await refund(order, { amount: 20_000, lines: [{ id: line, quantity: 2 }], restock: true });
    await shop.owner.patch(path(order), { order_details: [{ ...lineOf(product, 3), id: line }] });
    const again = await refund(order, { amount: 1_000, lines: [{ id: line, quantity: 4 }] });
    expect(again.body.errors).toEqual({ 'lines.0.quantity': { key: 'maximum', args: { limit: 3 } } });
    const rest = await refund(order, { amount: 30_000, lines: [{ id: line, quantity: 3 }], restock: true });
    expect([rest.status, await stockOf(product)]).toEqual([201, 20]);
  });

  test('stay given back when the order is deleted and returns, with its refunds', async () => {
    const { product, order, line } = await paidOrder();
    await refund(order, { amount: 20_000, lines: [{ id: line, quantity: 2 }], restock: true });
    const deleted = await shop.owner.raw(path(order), { method: 'DELETE' });
    expect(await stockOf(product)).toBe(20);
    await shop.owner.post(`${shop.base}/orders/deletions/${deleted.headers.get('undo-id')}/undo`);
    expect(await stockOf(product)).toBe(17);
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await find(order)).toMatchObject({ paid: 50_000, refunded: 20_000 });
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
  });
});
