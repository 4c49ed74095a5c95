import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, openShop, option, reading, type Order, type Product, type Shop } from '../orders/shop.ts';
import { unbalanced } from './invariant.ts';

/** What a day in a shop does to one product, by the calls of the API. */
type Step =
  | { do: 'sell' | 'form' | 'bulk' | 'delta' | 'count'; variant: 0 | 1; amount: number }
  | { do: 'uncount' | 'edit' | 'cancel' | 'reopen' | 'delete order' | 'delete product' | 'undo'; at: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('sell', 'form', 'bulk', 'delta', 'count'),
    variant: fc.constantFrom(0, 1),
    amount: fc.nat(20),
  }),
  fc.record({
    do: fc.constantFrom('uncount', 'edit', 'cancel', 'reopen', 'delete order', 'delete product', 'undo'),
    at: fc.nat(5),
  }),
);

describe('the ledger of stock', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const path = (product: Product, variant: number): string =>
    `${shop.base}/inventory/${product.id}/${product.product_variants[variant]?.id ?? 0}`;

  async function act(product: Product, orders: Order[], undos: string[], move: Step): Promise<void> {
    const { owner, base } = shop;
    const now = await shop.find(product.id);
    if (now.id === undefined && move.do !== 'undo') return;
    const order = 'at' in move ? orders[move.at % Math.max(1, orders.length)] : undefined;
    const change = (status: number) =>
      order && owner.patch(`${base}/orders/${order.id}`, { order_status_id: status });
    switch (move.do) {
      case 'sell': {
        const line = lineOf(product, move.amount + 1, product.product_variants[move.variant]?.key);
        const made = await owner.post<Order>(`${base}/orders`, shop.orderBody([line]));
        if (made.status === 201) orders.push(made.body);
        return;
      }
      case 'form': {
        const product_variants = now.product_variants.map((variant, index) =>
          index === move.variant ? { ...variant, quantity: move.amount } : variant,
        );
        await owner.patch(`${base}/products/${product.id}`, { product_variants }, reading(now));
        return;
      }
      case 'uncount': {
        const product_variants = now.product_variants.map((variant) => ({ ...variant, quantity: null }));
        await owner.patch(`${base}/products/${product.id}`, { product_variants }, reading(now));
        return;
      }
      case 'bulk': {
        const body = {
          ids: [product.id],
          change: { source: 'quantity_available', op: 'add', value: move.amount - 10 },
        };
        const { body: done } = await owner.patch<{ undo: number | null }>(`${base}/products`, body);
        if (done.undo != null) undos.push(`${base}/products/changes/${done.undo}/undo`);
        return;
      }
      case 'delta':
        await owner.post(`${path(product, move.variant)}/adjustments`, {
          delta: move.amount - 10,
          reason: 'purchase',
        });
        return;
      case 'count': {
        await owner.post(`${base}/inventory/count`);
        const variant = product.product_variants[move.variant]?.id ?? 0;
        await owner.put(`${base}/inventory/count/lines`, {
          lines: [{ product_id: product.id, product_variant_id: variant, counted: move.amount }],
        });
        await owner.post(`${base}/inventory/count/apply`);
        return;
      }
      case 'edit':
        if (order)
          await owner.patch(`${base}/orders/${order.id}`, {
            order_details: [lineOf(product, move.at + 1, 'S')],
          });
        return;
      case 'cancel':
        return void (await change(3));
      case 'reopen':
        return void (await change(1));
      case 'delete order': {
        if (!order) return;
        const { body } = await owner.delete<{ undo?: number | null }>(`${base}/orders`, { ids: [order.id] });
        if (body?.undo != null) undos.push(`${base}/orders/deletions/${body.undo}/undo`);
        return;
      }
      case 'delete product': {
        const { body } = await owner.delete<{ undo?: number | null }>(`${base}/products`, {
          ids: [product.id],
        });
        if (body?.undo != null) await owner.post(`${base}/products/deletions/${body.undo}/undo`);
        return;
      }
      case 'undo': {
        const undo = undos.pop();
        if (undo !== undefined) await owner.post(undo);
      }
    }
  }

  test('[INV-05] whatever a shop does, the sum of the deltas is the quantity', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const product = await shop.product({
          product_options: [option('Talla', 'S', 'M')],
          product_variants: [
            { key: 'S', price: 1_000, quantity: 30 },
            { key: 'M', price: 1_000, quantity: null },
          ],
        });
        const orders: Order[] = [];
        const undos: string[] = [];
        for (const move of steps) await act(product, orders, undos, move);
        expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  test('sales, adjustments and a count at once lose nothing', async () => {
    const product = await shop.product({ quantity_available: 100 });
    const shelf = `${shop.base}/inventory/${product.id}/0`;
    await shop.owner.post(`${shop.base}/inventory/count`);
    // Two are missing on the shelf.
    const lines = [{ product_id: product.id, product_variant_id: 0, counted: 98 }];
    await shop.owner.put(`${shop.base}/inventory/count/lines`, { lines });
    const sold = Array.from({ length: 20 }, () =>
      shop.owner.post(`${shop.base}/orders`, shop.orderBody([lineOf(product)])),
    );
    const bought = Array.from({ length: 10 }, () =>
      shop.owner.post(`${shelf}/adjustments`, { delta: 3, reason: 'purchase' }),
    );
    const applied = shop.owner.post(`${shop.base}/inventory/count/apply`);
    const statuses = (await Promise.all([...sold, ...bought, applied])).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    expect((await shop.find(product.id)).quantity_available).toBe(98 - 20 + 30);
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
  }, 120_000);

  test('a set that saw an old quantity is refused and says the new one', async () => {
    const product = await shop.product({ quantity_available: 5 });
    await shop.order([lineOf(product, 2)]);
    const shelf = `${shop.base}/inventory/${product.id}/0`;
    const stale = await shop.owner.post(`${shelf}/adjustments`, { quantity: 9, seen: 5, reason: 'recount' });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed_since', quantity: 3 }]);
    const set = await shop.owner.post(`${shelf}/adjustments`, { quantity: 9, seen: 3, reason: 'recount' });
    expect([set.status, set.body]).toMatchObject([200, { quantity: 9 }]);
  });

  test('rows of the ledger can be added, neither changed nor removed', async () => {
    for (const text of [sql`update stock_movements set delta = 0`, sql`delete from stock_movements`])
      await expect(
        shop.database.write(shop.storeId, ({ sql: db }) => text.execute(db)),
      ).rejects.toMatchObject({ code: '42501' });
  });
});
