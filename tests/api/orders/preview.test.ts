import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderPreview } from '../../../domain/orders/order-answers.ts';
import { signedIn } from '../../support/api.ts';
import {
  lineOf,
  openShop,
  option,
  reading,
  type Failure,
  type Order,
  type Product,
  type Shop,
} from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const at = (order: Order) => `${shop.base}/orders/${order.id}`;
const preview = <T = OrderPreview>(order: Order, body: object, version = false) =>
  shop.owner.post<T>(`${at(order)}/preview`, body, version ? reading(order) : undefined);
const shelf = async (product: Product) => (await shop.find(product.id)).quantity_available;
const ledgerOf = async (product: Product) =>
  (await shop.owner.get<object[]>(`${shop.base}/inventory/${product.id}/0/movements`)).body;

describe('[ORD-08] an edit is tried before it is saved', () => {
  test('it says the new total and what stock moves, and stores nothing; the save then does just that', async () => {
    const shirt = await shop.product({ name: 'Camiseta', price: 50_000, quantity_available: 5 });
    const cap = await shop.product({ name: 'Gorra', price: 20_000, quantity_available: 4 });
    const order = await shop.order([lineOf(shirt, 2)], { shipping_cost: 8_000 });
    const [line] = order.order_details;
    const edit = {
      order_details: [{ ...line, quantity: 1 }, lineOf(cap, 3)],
      shipping_cost: 5_000,
      discount_percent: 10,
      discount: 0,
    };
    const before = [await shop.owner.get(at(order)), await ledgerOf(shirt)].map((seen) =>
      JSON.stringify(seen),
    );
    const tried = await preview(order, edit);
    expect(tried.status, JSON.stringify(tried.body)).toBe(200);
    expect(tried.body).toEqual({
      total_before: 108_000,
      subtotal: 110_000,
      discount: 11_000,
      shipping_cost: 5_000,
      total: 104_000,
      paid: 0,
      refunded: 0,
      still_to_pay: 0,
      to_return: 0,
      stock: [
        { product_id: shirt.id, product_variant_id: 0, name: 'Camiseta', delta: 1, left: 4 },
        { product_id: cap.id, product_variant_id: 0, name: 'Gorra', delta: -3, left: 1 },
      ],
    });
    const after = [await shop.owner.get(at(order)), await ledgerOf(shirt)].map((seen) =>
      JSON.stringify(seen),
    );
    expect(after).toEqual(before);
    expect([await shelf(shirt), await shelf(cap)]).toEqual([3, 4]);

    const saved = await shop.owner.patch<Order>(at(order), edit, reading(order));
    expect([saved.status, saved.body.total]).toEqual([200, tried.body.total]);
    expect([await shelf(shirt), await shelf(cap)]).toEqual([4, 1]);
  });

  test('a line that lacks stock is named with what the order could have, as the save names it', async () => {
    const shirt = await shop.product({ quantity_available: 5 });
    const order = await shop.order([lineOf(shirt, 2)]);
    const edit = { order_details: [{ ...order.order_details[0], quantity: 6 }] };
    const tried = await preview<Failure>(order, edit);
    expect([tried.status, tried.body.code]).toEqual([409, 'out_of_stock']);
    expect(tried.body.errors).toEqual({
      'order_details.0.quantity': { key: 'out_of_stock', args: { available: 5 } },
    });
    const saved = await shop.owner.patch<Failure>(at(order), edit, reading(order));
    expect([saved.status, saved.body.errors]).toEqual([409, tried.body.errors]);
    expect(await shelf(shirt)).toBe(3);
  });

  test('what was paid stays: a dearer order says what is missing, a cheaper one what goes back', async () => {
    const shirt = await shop.product({ price: 30_000 });
    const made = await shop.order([lineOf(shirt, 2)]);
    const { body: order } = await shop.owner.post<Order>(`${at(made)}/status/4/type/1`);
    const [line] = order.order_details;
    const with_ = (quantity: number) => ({ order_details: [{ ...line, quantity }] });
    expect((await preview(order, with_(3))).body).toMatchObject({
      paid: 60_000,
      total: 90_000,
      still_to_pay: 30_000,
      to_return: 0,
    });
    expect((await preview(order, with_(1))).body).toMatchObject({
      paid: 60_000,
      total: 30_000,
      still_to_pay: 0,
      to_return: 30_000,
    });
    await shop.owner.post(`${at(order)}/refunds`, { amount: 20_000, reason: 'other' });
    expect((await preview(order, with_(1))).body).toMatchObject({ refunded: 20_000, to_return: 10_000 });
  });

  test('another version is refused as the save refuses it; without permission, and of no order, too', async () => {
    const order = await shop.order([lineOf(await shop.product())]);
    await shop.owner.patch(at(order), { comments: 'otra' });
    const stale = await preview<Failure & { current: Order }>(order, { shipping_cost: 1 }, true);
    expect([stale.status, stale.body.current.version]).toEqual([412, order.version + 1]);
    const viewer = await signedIn(shop, 'viewer');
    expect((await viewer.post(`${at(order)}/preview`, { shipping_cost: 1 })).status).toBe(403);
    await shop.owner.delete(at(order));
    expect((await preview(order, { shipping_cost: 1 })).status).toBe(404);
  });
});

describe('[ORD-08] [ORD-11] bad lines of an edit are refused at the line, tried or saved, and nothing moves', () => {
  type Bad = [what: string, line: (order: Order) => Promise<object> | object, source: string, key: string];
  const BAD: Bad[] = [
    ['no unit', ({ order_details: [line] }) => ({ ...line, quantity: 0 }), 'quantity', 'minimum'],
    ['less than none', ({ order_details: [line] }) => ({ ...line, quantity: -1 }), 'quantity', 'minimum'],
    ['too many', ({ order_details: [line] }) => ({ ...line, quantity: 10 ** 9 }), 'quantity', 'maximum'],
    ['half a unit', ({ order_details: [line] }) => ({ ...line, quantity: 1.5 }), 'quantity', 'type'],
    ['a negative price', ({ order_details: [line] }) => ({ ...line, price: -1 }), 'price', 'minimum'],
    ['no such product', () => ({ product_id: 999_999, quantity: 1, price: 1 }), 'product_id', 'reference'],
    [
      'a product of another store',
      async () => {
        const outsider = await signedIn(shop, 'outsider');
        const foreign = await outsider.post<Product>(`/stores/${shop.otherStoreId}/products`, {
          name: 'Ajena',
          price: 1_000,
        });
        return { product_id: foreign.body.id, quantity: 1, price: 1_000 };
      },
      'product_id',
      'reference',
    ],
    [
      'a variant that was deleted meanwhile',
      async () => {
        const product = await shop.product({
          product_options: [option('Talla', 'S', 'M')],
          product_variants: ['S', 'M'].map((key) => ({
            key,
            name: key,
            price: 9_000,
            options: [{ name: 'Talla', value: key }],
          })),
        });
        const gone = lineOf(product, 1, 'S');
        const kept = product.product_variants.filter(({ key }) => key === 'M');
        const { status } = await shop.owner.patch(
          `${shop.base}/products/${product.id}`,
          { product_options: [option('Talla', 'M')], product_variants: kept },
          reading(product),
        );
        expect(status).toBe(200);
        return gone;
      },
      'product_variant_id',
      'reference',
    ],
  ];
  test.each(BAD)('%s', async (_, lineFor, source, key) => {
    const shirt = await shop.product({ price: 50_000, quantity_available: 9 });
    const order = await shop.order([lineOf(shirt, 2)]);
    const edit = { order_details: [await lineFor(order)] };
    for (const answer of [
      await preview<Failure>(order, edit),
      await shop.owner.patch<Failure>(at(order), edit, reading(order)),
    ]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(422);
      expect(answer.body.errors).toMatchObject({ [`order_details.0.${source}`]: { key } });
    }
    expect(await shelf(shirt)).toBe(7);
    expect((await shop.owner.get<Order>(at(order))).body).toEqual(order);
  });

  test('a price that is not the product’s, without the permission', async () => {
    const shirt = await shop.product({ price: 50_000 });
    const order = await shop.order([lineOf(shirt)]);
    const seller = await signedIn(shop, 'seller');
    const edit = { order_details: [{ ...lineOf(shirt), price: 1 }] };
    const answers = [
      await seller.post<Failure>(`${at(order)}/preview`, edit),
      await seller.patch<Failure>(at(order), edit, reading(order)),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors?.['order_details.0.price']?.key]).toEqual([422, 'price_changed']);
  });
});
