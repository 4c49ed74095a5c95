/**
 * `PUT /orders/{id}/products`: the rows that were read change nothing, and a price is never read as another one
 * (decision 39).
 */
import { constantFrom, integer, oneof, record, sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, openShop, option, type Failure, type Order, type Product, type Shop } from './shop.ts';

let shop: Shop;
let plain: Product;
let sized: Product;

beforeAll(async () => {
  shop = await openShop();
  plain = await shop.product({ name: 'Termo', price: 32_900, quantity_available: 900 });
  sized = await shop.product({
    name: 'Saco',
    price: 80_000,
    product_options: [option('Talla', 'S', 'M')],
    product_variants: [
      { key: 'S', price: 80_000, discount_price: 64_000, quantity: 900 },
      { key: 'M', price: 90_000, quantity: 900 },
    ],
  });
});
afterAll(() => shop.close());

const at = (order: { id: number }) => `${shop.base}/orders/${order.id}`;
const read = async (order: { id: number }) => (await shop.owner.get<Order>(at(order))).body;
const put = <Answer = Order>(order: { id: number }, rows: object[]) =>
  shop.owner.put<Answer>(`${at(order)}/products`, rows);

/** What a caller written from the documents sends of a line. */
const asSent = ({ product_id, product_variant_id, quantity, price }: Order['order_details'][number]) => ({
  product_id,
  product_variant_id,
  quantity,
  price,
});

/** The lines without their ids. */
const sold = ({ order_details: lines }: Order) =>
  lines.map((line) => ({ name: line.name, sku: line.sku, ...asSent(line) }));

describe('[ORD-14] the rows that were read', () => {
  test('of two units at 32.900 stay at 32.900 each', async () => {
    const order = await shop.order([lineOf(plain, 2)]);
    const { body } = await put(order, order.order_details.map(asSent));
    expect(body).toMatchObject({ total: 65_800, order_details: [{ price: 32_900, quantity: 2 }] });
  });

  test('change nothing, whatever the lines are, with the ids of the lines, without, and whole', async () => {
    const gone = await shop.product({ name: 'Se va', price: 7_000 });
    const row = (now: number) =>
      record({
        quantity: integer({ min: 1, max: 6 }),
        // The price of now, agreed ones, and agreed ones that are a multiple of the price of now.
        price: oneof(integer({ min: 1, max: now }), constantFrom(now, 2 * now, 3 * now)),
      });
    const made = record({
      plain: row(32_900),
      sized: row(64_000),
      gone: row(7_000),
      key: constantFrom('S', 'M'),
    });
    const orders: Order[] = [];
    for (const rows of sample(made, { seed: 39, numRuns: 12 })) {
      const lines = [
        { ...lineOf(plain), ...rows.plain },
        { ...lineOf(sized, 1, rows.key), ...rows.sized },
        { ...lineOf(gone), ...rows.gone },
      ];
      orders.push(await shop.order(lines, { discount: 1, shipping_cost: 4_000 }));
    }
    expect((await shop.owner.delete(`${shop.base}/products/${gone.id}`)).status).toBe(200);
    // The catalog goes on: what was sold does not follow.
    await shop.owner.patch(`${shop.base}/products/${plain.id}`, { price: 16_450 });
    const stock = (await shop.find(plain.id)).quantity_available;
    for (const { id } of orders) {
      const before = await read({ id });
      const whole = await put(before, before.order_details);
      expect(whole.status, JSON.stringify(whole.body)).toBe(200);
      const named = await put(
        before,
        before.order_details.map((line) => ({ id: line.id, ...asSent(line) })),
      );
      expect(named.status, JSON.stringify(named.body)).toBe(200);
      const after = await read({ id });
      expect([sold(after), after.total]).toEqual([sold(before), before.total]);
      const alive = before.order_details.slice(0, 2);
      const fewer = await put(before, alive.map(asSent));
      expect(fewer.body.order_details.map(asSent)).toEqual(alive.map(asSent));
    }
    expect((await shop.find(plain.id)).quantity_available).toBe(stock);
    await shop.owner.patch(`${shop.base}/products/${plain.id}`, { price: 32_900 });
  });
});

describe('[ORD-14] a row that says another price or quantity', () => {
  test('more units at the price that was read', async () => {
    const order = await shop.order([{ ...lineOf(plain, 1), price: 30_000 }]);
    const rows = order.order_details.map((line) => ({ ...asSent(line), quantity: 3 }));
    expect((await put(order, rows)).body).toMatchObject({ order_details: [{ price: 30_000, quantity: 3 }] });
  });

  test('the price of the row, as create-manual-order takes it, of a line and of what is new', async () => {
    const order = await shop.order([{ ...lineOf(plain, 2), price: 30_000 }]);
    const { body } = await put(order, [
      { ...lineOf(plain, 2), price: 60_000 },
      { ...lineOf(sized, 3, 'S'), price: 192_000 },
      { ...lineOf(sized, 2, 'M') },
    ]);
    expect(body.order_details.map(({ price }) => price)).toEqual([30_000, 64_000, 90_000]);
  });

  test('a new price is of one unit, and takes the right to agree on one', async () => {
    const order = await shop.order([lineOf(plain, 4)]);
    const rows = [{ ...lineOf(plain, 4), price: 30_000 }];
    expect((await put(order, rows)).body).toMatchObject({
      order_details: [{ price: 30_000 }],
      total: 120_000,
    });
    const { status } = await put<Failure>(order, [{ ...lineOf(plain, 4), price: -1 }]);
    expect(status).toBe(422);
  });

  test('members that are no part of a line are refused at their row', async () => {
    const order = await shop.order([lineOf(plain)]);
    const { status, body } = await put<Failure>(order, [{ ...lineOf(plain), colour: 'azul' }]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['products.0.colour']]);
  });
});
