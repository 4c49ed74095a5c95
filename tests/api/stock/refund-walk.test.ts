import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, openShop, option, type Order, type Product, type Shop } from '../orders/shop.ts';
import { heldUnits, unbalanced, wrongMoney } from './invariant.ts';

/** What a day does to an order, by the calls of the API. */
interface Step {
  do: 'sell' | 'edit' | 'status' | 'refund' | 'delete' | 'undo';
  at: number;
  amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('sell', 'edit', 'status', 'refund', 'refund', 'delete', 'undo'),
  at: fc.nat(5),
  amount: fc.integer({ min: 1, max: 6 }),
});

const STOCK = 40;

describe('orders with refunds', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  async function act(product: Product, orders: Order[], undos: string[], move: Step): Promise<void> {
    const { owner, base } = shop;
    if (move.do === 'sell') {
      const line = lineOf(product, move.amount, 'S');
      const body = shop.orderBody([line], { order_status_id: 1 + (move.at % 5) });
      const made = await owner.post<Order>(`${base}/orders`, body);
      if (made.status === 201) orders.push(made.body);
      return;
    }
    if (move.do === 'undo') {
      const undo = undos.pop();
      if (undo !== undefined) await owner.post(undo);
      return;
    }
    const order = orders[move.at % Math.max(1, orders.length)];
    if (order === undefined) return;
    const path = `${base}/orders/${order.id}`;
    const line = order.order_details[0];
    switch (move.do) {
      case 'edit': {
        const kept = { ...lineOf(product, move.amount, 'S'), ...(move.at > 2 && { id: line?.id }) };
        await owner.patch(path, { order_details: [kept], shipping_cost: move.at * 100 });
        return;
      }
      case 'status':
        await owner.post(`${path}/status/${1 + (move.amount % 5)}/type/1`);
        return;
      case 'refund':
        await owner.post(`${path}/refunds`, {
          amount: move.amount * 400,
          reason: 'damaged',
          lines: [{ id: line?.id, quantity: 1 + (move.amount % 3) }],
          restock: move.at % 2 === 0,
        });
        return;
      case 'delete': {
        const { body } = await owner.delete<{ undo?: { id: number } | null }>(`${base}/orders`, {
          ids: [order.id],
        });
        if (body?.undo != null) undos.push(`${base}/orders/deletions/${body.undo.id}/undo`);
      }
    }
  }

  test('[I1] [I2] stock and money add up, whatever is sold, edited, cancelled, refunded or deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        const product = await shop.product({
          product_options: [option('Talla', 'S')],
          product_variants: [{ key: 'S', price: 1_000, quantity: STOCK }],
        });
        const variant = product.product_variants[0]?.id ?? 0;
        const orders: Order[] = [];
        const undos: string[] = [];
        for (const move of steps) await act(product, orders, undos, move);
        const left = (await shop.find(product.id)).product_variants[0]?.quantity;
        expect(left).toBe(STOCK - (await heldUnits(shop.database, shop.storeId, variant)));
        expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
        expect(await wrongMoney(shop.database, shop.storeId)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  }, 240_000);

  test('refunds, edits and cancellations at once of one order lose neither money nor stock', async () => {
    const product = await shop.product({ price: 1_000, quantity_available: STOCK });
    const order = await shop.order([lineOf(product, 10)], { order_status_id: 4 });
    const line = order.order_details[0]?.id;
    const path = `${shop.base}/orders/${order.id}`;
    const calls = Array.from({ length: 12 }, (_, at) => {
      if (at % 4 === 0) return shop.owner.post(`${path}/status/3/type/1`);
      if (at % 4 === 1) return shop.owner.post(`${path}/status/4/type/1`);
      const lines = [{ id: line, quantity: 1 }];
      return shop.owner.post(`${path}/refunds`, { amount: 2_000, reason: 'wrong', lines, restock: true });
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
    expect(await wrongMoney(shop.database, shop.storeId)).toEqual([]);
    // Who came last decides whether the order holds its units; the money that went back decides nothing about them.
    const { body } = await shop.owner.get<Order>(path);
    const held = body.holds_stock === 1 ? 10 - (body.order_details[0]?.restocked ?? 0) : 0;
    expect((await shop.find(product.id)).quantity_available).toBe(STOCK - held);
    await shop.owner.post(`${path}/status/5/type/1`);
    expect((await shop.find(product.id)).quantity_available).toBe(STOCK - held);
  }, 120_000);
});
