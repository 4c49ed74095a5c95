import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { signedIn } from '../../support/api.ts';
import { lineOf, openShop, option } from './shop.ts';
import type { Failure, Order, Product, Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The payload of spec 2 §7, word for word. */
function payload(products: Record<string, unknown>[], fields: Record<string, unknown> = {}) {
  return {
    comments: 'Entregar en la tarde',
    customer: {
      first_name: 'Lucía',
      last_name: 'Gómez',
      phone_number: '573001234567',
      document_type: 'CC',
      dni: '1020304050',
      email: 'lucia@ejemplo.co',
    },
    date: '2026-11-20 20:30:00',
    order_status_id: 1,
    products,
    shipping_cost: 8_000,
    shipping_information: {
      country: 'CO',
      city: '05001',
      address: 'Carrera 43 # 5-10',
      address_detail: '',
      comments: '',
    },
    shipping_order_status_id: 6,
    user_store_id: shop.branchId,
    ...fields,
  };
}

const create = <T = Order>(body: unknown) => shop.owner.post<T>(`${shop.base}/create-manual-order`, body);

test('an order taken by hand: time of the store, price = unit price × quantity, stock, customer registered once', async () => {
  const product = await shop.product({
    price: 30_000,
    product_options: [option('Talla', 'S')],
    product_variants: [{ key: 'S', price: 25_000, quantity: 9 }],
  });
  const variant = product.product_variants[0]?.id;
  const { status, body } = await create(
    payload([{ product_id: product.id, product_variant_id: variant, quantity: 3, price: 75_000 }]),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    date: '2026-11-21T01:30:00.000Z',
    total: 83_000,
    order_details: [{ price: 25_000, quantity: 3 }],
    shipping_information: { country_code: 'CO', city_id: '05001', address: 'Carrera 43 # 5-10' },
    customer: { first_name: 'Lucía', id: body.customer_id },
  });
  expect((await shop.find(product.id)).product_variants[0]?.quantity).toBe(6);
  const again = await create(
    payload([{ product_id: product.id, product_variant_id: variant, quantity: 1, price: 25_000 }]),
  );
  expect(again.body.customer_id).toBe(body.customer_id);
  const customer = await shop.owner.get(`${shop.base}/customers/${body.customer_id}`);
  expect(customer.body).toMatchObject({
    phone_number: '573001234567',
    quantity: 2,
    total: 116_000,
    lead_id: 3,
  });
});

test.each(['0000-02-28', '0001-01-01', '0099-12-31', '0999-12-31', '9999-12-31', '2026-02-30'])(
  'a day of %s is refused at its field',
  async (day) => {
    const { id } = await shop.product({ price: 1000 });
    const products = [{ product_id: id, product_variant_id: 0, quantity: 1, price: 1000 }];
    const { body } = await create<Failure>(payload(products, { date: `${day} 20:30:00` }));
    expect(body).toMatchObject({ code: 'invalid', errors: { date: {} } });
  },
);

test('mistakes are named as the payload names them', async () => {
  const product = await shop.product({ quantity_available: 1 });
  const short = await create<Failure>(payload([lineOf(product), { ...lineOf(product, 2), price: 100_000 }]));
  expect([short.status, short.body.errors]).toMatchObject([
    409,
    { 'products.1.quantity': { key: 'out_of_stock', args: { available: 1 } } },
  ]);
  const wrong = await create<Failure>(payload([lineOf(product)], { date: '2026-02-30 10:00:00' }));
  expect([wrong.status, wrong.body.errors]).toEqual([422, { date: { key: 'date-time' } }]);
  const city = await create<Failure>(
    payload([lineOf(product)], { shipping_information: { country: 'CO', city: 'x', address: 'y' } }),
  );
  expect(Object.keys(city.body.errors ?? {})).toEqual(['shipping_information.city']);
  const stranger = await create<Failure>(payload([lineOf(product)], { user_store_id: 999_999 }));
  expect(stranger.body.errors).toEqual({ user_store_id: { key: 'reference' } });
  const nobody = await create<Failure>(payload([lineOf(product)], { customer: {} }));
  expect(nobody.status).toBe(422);
  expect((await shop.find(product.id)).quantity_available).toBe(1);
});

async function shippingOf(product: Product, cost: number | null): Promise<number> {
  const { body } = await create(payload([lineOf(product)], { shipping_cost: cost }));
  return body.shipping_cost;
}

describe('[ORD-12] shipping', () => {
  test("the order's own, else the store's rate while it charges for delivery, else nothing", async () => {
    const product = await shop.product();
    expect(await shippingOf(product, null)).toBe(0);
    await shop.database.write(shop.storeId, ({ sql: db }) =>
      sql`update stores set delivery_cost_enabled = true, delivery_cost_details = 7500 where id = ${shop.storeId}`.execute(
        db,
      ),
    );
    expect(await shippingOf(product, null)).toBe(7_500);
    expect(await shippingOf(product, 12_000)).toBe(12_000);
    expect(await shippingOf(product, 0)).toBe(0);
  });

  test('is what the store says for the city, and nothing from the amount on that travels free', async () => {
    const product = await shop.product();
    const free = 1_000_000_000;
    const rules = { delivery_zones: [{ place: '05001', cost: 4_000 }], delivery_free_from: free };
    await shop.owner.patch(shop.base, {
      delivery_cost_enabled: true,
      delivery_cost_details: 7_500,
      ...rules,
    });
    expect(await shippingOf(product, null)).toBe(4_000);
    await shop.owner.patch(shop.base, { delivery_free_from: 1 });
    expect(await shippingOf(product, null)).toBe(0);
    expect(await shippingOf(product, 12_000)).toBe(12_000);
  });
});

test('a retry with the same request id makes one order and takes stock once', async () => {
  const product = await shop.product({ quantity_available: 5 });
  const headers = { 'x-request-id': crypto.randomUUID() };
  const body = payload([lineOf(product, 2)].map((line) => ({ ...line, price: 100_000 })));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.owner.post<Order>(`${shop.base}/create-manual-order`, body, { headers }),
    ),
  );
  expect(new Set(answers.map(({ body: order }) => order.id)).size).toBe(1);
  expect((await shop.find(product.id)).quantity_available).toBe(3);
});

describe('a discount on the whole order', () => {
  const discounted = async (fields: Record<string, unknown>, price = 9_990, quantity = 1) => {
    const product = await shop.product({ price });
    const line = { ...lineOf(product, quantity), price: price * quantity };
    return create<Order & Failure>(payload([line], { shipping_cost: 5_000, ...fields }));
  };

  test('[ORD-12] an amount comes off the products; shipping stays', async () => {
    const { status, body } = await discounted({ discount: 2_000 });
    expect([status, body]).toMatchObject([
      201,
      { subtotal: 9_990, discount: 2_000, discount_percent: null, shipping_cost: 5_000, total: 12_990 },
    ]);
  });

  test('[ORD-12] a percentage is rounded to whole pesos, a half upwards, and counts before an amount', async () => {
    const { body } = await discounted({ discount_percent: 15, discount: 1 });
    expect(body).toMatchObject({ discount: 1_499, discount_percent: 15, total: 13_491 });
    expect((await discounted({ discount_percent: 12.5 })).body).toMatchObject({
      discount: 1_249,
      discount_percent: 12.5,
      total: 13_741,
    });
    expect((await discounted({ discount_percent: 50 }, 1_001)).body).toMatchObject({ discount: 501 });
    expect((await discounted({ discount_percent: 100 })).body).toMatchObject({
      discount: 9_990,
      total: 5_000,
    });
  });

  test('a percentage follows the lines; a new amount ends it', async () => {
    const product = await shop.product({ price: 10_000 });
    const order = await shop.order([lineOf(product, 2)], { discount_percent: 10 });
    const at = `${shop.base}/orders/${order.id}`;
    const fewer = await shop.owner.put(`${at}/products`, [lineOf(product)]);
    expect(fewer.body).toMatchObject({ subtotal: 10_000, discount: 1_000, total: 9_000 });
    const amount = await shop.owner.patch(at, { discount: 300 });
    expect(amount.body).toMatchObject({ discount: 300, discount_percent: null, total: 9_700 });
  });

  test.each([
    ['more than the products', { discount: 9_991 }, { discount: { key: 'above_subtotal' } }],
    ['below nothing', { discount: -1 }, { discount: { key: 'minimum' } }],
    ['a part of a peso', { discount: 0.5 }, { discount: { key: 'type' } }],
    ['more than everything', { discount_percent: 101 }, { discount_percent: { key: 'maximum' } }],
    ['a thousandth', { discount_percent: 12.555 }, { discount_percent: { key: 'multipleOf' } }],
    ['0 %', { discount_percent: 0 }, { discount_percent: { key: 'minimum' } }],
  ])('%s is refused at its field', async (_, fields, errors) => {
    const { status, body } = await discounted(fields);
    expect([status, body.errors]).toMatchObject([422, errors]);
  });
});

describe('[ORD-11] bad lines are refused at the line, and nothing is taken', () => {
  test.each([0, -1, 1_000_000_000, 1.5])('a quantity of %s', async (quantity) => {
    const product = await shop.product({ quantity_available: 5 });
    const { status, body } = await create<Failure>(payload([{ ...lineOf(product), quantity }]));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['products.0.quantity']]);
    expect((await shop.find(product.id)).quantity_available).toBe(5);
  });

  test('a price of the row that its units do not share', async () => {
    const product = await shop.product({ price: 1_000, quantity_available: 5 });
    const { body } = await create<Failure>(payload([{ ...lineOf(product, 3), price: 1_000 }]));
    expect(body.errors).toEqual({ 'products.0.price': { key: 'multipleOf', args: { multipleOf: 3 } } });
    expect((await shop.find(product.id)).quantity_available).toBe(5);
  });

  test('a product of another store is none', async () => {
    const rival = await signedIn(shop, 'outsider');
    const made = await rival.post<Product>(`/stores/${shop.otherStoreId}/products`, {
      name: 'Ajeno',
      price: 50_000,
      active: 1,
    });
    expect(made.status).toBe(201);
    const { status, body } = await create<Failure>(payload([lineOf(made.body)]));
    expect([status, body.errors]).toEqual([422, { 'products.0.product_id': { key: 'reference' } }]);
  });

  test('a variant that was deleted meanwhile', async () => {
    const product = await shop.product({
      product_options: [option('Talla', 'S', 'M')],
      product_variants: [
        { key: 'S', price: 25_000, quantity: 9 },
        { key: 'M', price: 25_000, quantity: 9 },
      ],
    });
    const gone = lineOf(product, 1, 'M');
    const [kept] = product.product_variants;
    const changed = await shop.owner.patch(
      `${shop.base}/products/${product.id}`,
      { product_options: [option('Talla', 'S')], product_variants: [kept] },
      { headers: { 'if-match': `"${product.version}"` } },
    );
    expect(changed.status).toBe(200);
    const { status, body } = await create<Failure>(payload([gone]));
    expect([status, body.errors]).toEqual([422, { 'products.0.product_variant_id': { key: 'reference' } }]);
  });
});

test('[ORD-17] one that comes paid says how it was paid', async () => {
  const product = await shop.product({ price: 10_000, quantity_available: 5 });
  const lines = [{ product_id: product.id, quantity: 1, price: 10_000 }];
  for (const [more, way] of [
    [{ payment_way: 'card' }, 'card'],
    [{}, 'other'],
  ] as const) {
    const { body } = await create(payload(lines, { order_status_id: 4, ...more }));
    const payments = await shop.owner.get(`${shop.base}/orders/${body.id}/payments`);
    expect(payments.body).toMatchObject([{ way, amount: 18_000 }]);
  }
  const { status } = await create<Failure>(payload(lines, { order_status_id: 4, payment_way: 'gold' }));
  expect(status).toBe(422);
});

test("a price that its seller read as the product's own is refused when it is another by now, also for who may agree on prices", async () => {
  const product = await shop.product({ price: 30_000, quantity_available: 9 });
  const varied = await shop.product({
    price: 40_000,
    product_options: [option('Talla', 'S')],
    product_variants: [{ key: 'S', price: 25_000, quantity: 9 }],
  });
  const rows = (as_listed: boolean) => [
    { product_id: product.id, product_variant_id: 0, quantity: 2, price: 60_000, as_listed },
    {
      product_id: varied.id,
      product_variant_id: varied.product_variants[0]?.id,
      quantity: 1,
      price: 24_000,
      as_listed,
    },
  ];
  const refused = await create<Failure>(payload(rows(true)));
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'products.1.price': { key: 'price_changed', args: { price: 25_000 } } } },
  });
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['products.1.price']);
  expect((await shop.find(product.id)).quantity_available).toBe(9);
  // Agreed with the buyer, it is sold as it was.
  expect((await create(payload(rows(false)))).body).toMatchObject({
    order_details: [{ price: 30_000 }, { price: 24_000 }],
  });
});

test('of ten senders of one order with one request id the store makes one, and each has its answer', async () => {
  const product = await shop.product({ price: 30_000, quantity_available: 5 });
  const rows = [
    { product_id: product.id, product_variant_id: 0, quantity: 2, price: 60_000, as_listed: true },
  ];
  const options = { headers: { 'x-request-id': 'n'.repeat(32) } };
  const send = (body: unknown) => shop.owner.post<Order>(`${shop.base}/create-manual-order`, body, options);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(payload(rows))));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  // Who asked too early gets it with the next try, also when there is no stock for another one.
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await send(payload(rows))).toMatchObject({ status: 201, body: { id: made[0]?.body.id } });
  expect((await shop.find(product.id)).quantity_available).toBe(3);
  // The same order with a change is another one: it is neither made nor lost.
  expect(await send(payload(rows, { comments: 'Con lazo' }))).toMatchObject({
    status: 422,
    body: { code: 'request_id_reused' },
  });
  expect((await shop.find(product.id)).quantity_available).toBe(3);
});
