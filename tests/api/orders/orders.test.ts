import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { lineOf, openShop, option } from './shop.ts';
import type { Failure, Order, Shop } from './shop.ts';

let shop: Shop;
let seller: TestClient;
beforeAll(async () => {
  shop = await openShop();
  seller = await signedIn(shop, 'seller');
});
afterAll(() => shop.close());

const path = (id: number | string = '') => `${shop.base}/orders${id === '' ? '' : `/${id}`}`;

describe('lines and totals', () => {
  test('[ORD-12] the total is the sum of quantity × (discount price or price) plus shipping, and never what a client sends', async () => {
    const discounted = await shop.product({ price: 50_000, discount_price: 39_900 });
    const plain = await shop.product({ price: 12_345 });
    const order = await shop.order(
      [
        { product_id: discounted.id, quantity: 3, price: 39_900 },
        { product_id: plain.id, quantity: 2, price: 12_345 },
      ],
      { shipping_cost: 9_000 },
    );
    expect(order).toMatchObject({ subtotal: 144_390, shipping_cost: 9_000, total: 153_390 });
    const sent = await shop.owner.post<Failure>(path(), shop.orderBody([lineOf(plain)], { total: 1 }));
    expect(sent.body.errors).toEqual({ total: { key: 'readOnly' } });
    const list = await shop.owner.get<Order[]>(`${path()}?id.in=${order.id}`);
    expect(list.body[0]?.total).toBe(153_390);
  });

  test('a line without a quantity sells one, in total, stock and line alike', async () => {
    const product = await shop.product({ price: 20_000, quantity_available: 5 });
    const order = await shop.order([{ product_id: product.id, price: 20_000 }]);
    expect(order).toMatchObject({ total: 20_000, items_count: 1, order_details: [{ quantity: 1 }] });
    const { body } = await shop.owner.get<{ quantity_available: number }>(
      `${shop.base}/products/${product.id}`,
    );
    expect(body.quantity_available).toBe(4);
  });

  test('a line keeps its price, name and SKU when the product changes or goes', async () => {
    const product = await shop.product({ name: 'Ruana', sku: 'RUA', price: 80_000 });
    const order = await shop.order([lineOf(product)]);
    await shop.owner.patch(`${shop.base}/products/${product.id}`, { name: 'Poncho', price: 95_000 });
    const [line] = order.order_details;
    const more = await shop.owner.patch<Order>(path(order.id), { order_details: [{ ...line, quantity: 2 }] });
    expect(more.body).toMatchObject({
      total: 160_000,
      order_details: [{ name: 'Ruana', sku: 'RUA', price: 80_000 }],
    });
    expect((await shop.owner.delete(`${shop.base}/products/${product.id}`)).status).toBeLessThan(300);
    const { body } = await shop.owner.get<Order>(path(order.id));
    expect(body).toMatchObject({
      total: 160_000,
      order_details: [{ product_id: null, name: 'Ruana', price: 80_000 }],
    });
    const commented = await shop.owner.patch<Order>(path(order.id), { comments: 'Sigue igual' });
    expect([commented.status, commented.body.total]).toEqual([200, 160_000]);
  });

  test('a variant brings its own name, price and options', async () => {
    const product = await shop.product({
      name: 'Saco',
      product_options: [option('Talla', 'S')],
      product_variants: [{ key: 'S', price: 70_000, sku: 'SACO-S' }],
    });
    const order = await shop.order([lineOf(product, 1, 'S')]);
    expect(order.order_details).toMatchObject([
      { name: 'Saco S', sku: 'SACO-S', price: 70_000, order_item_option: [{ name: 'Talla', value: 'S' }] },
    ]);
  });

  test('what is not for sale is refused at its line', async () => {
    const plain = await shop.product();
    const varied = await shop.product({ product_options: [option('Talla', 'S')] });
    const elsewhere = varied.product_variants[0]?.id;
    const { status, body } = await shop.owner.post<Failure>(
      path(),
      shop.orderBody([
        lineOf(plain),
        { product_id: varied.id, quantity: 1, price: 1 },
        { product_id: plain.id, product_variant_id: elsewhere, quantity: 1, price: 1 },
        { product_id: 999_999, quantity: 1, price: 1 },
        { quantity: 1, price: 1 },
      ]),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'order_details.1.product_variant_id': { key: 'required' },
      'order_details.2.product_variant_id': { key: 'reference' },
      'order_details.3.product_id': { key: 'reference' },
      'order_details.4.name': { key: 'required' },
    });
  });

  test('a price agreed with the buyer needs the permission to change prices', async () => {
    const product = await shop.product({ price: 10_000 });
    const body = shop.orderBody([{ product_id: product.id, quantity: 2, price: 9_000 }]);
    expect((await shop.owner.post<Order>(path(), body)).body.total).toBe(18_000);
    const refused = await seller.post<Failure>(path(), body);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'order_details.0.price': { key: 'price_changed', args: { price: 10_000 } } },
    ]);
    expect((await seller.post(path(), shop.orderBody([lineOf(product)]))).status).toBe(201);
  });
});

describe('numbers', () => {
  test('orders of a store count up from 1 without gaps, 100 at the same moment and refused ones included', async () => {
    const own = await openShop();
    const plenty = await own.product();
    const scarce = await own.product({ quantity_available: 0 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        own.owner.post<Order>(`${own.base}/orders`, own.orderBody([lineOf(n % 4 === 0 ? scarce : plenty)])),
      ),
    );
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.sequence);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1));
    await own.close();
  });
});

describe('statuses', () => {
  test('[ORD-15] payment statuses are set with type 1, shipping statuses with type 2, and nothing else', async () => {
    const { id } = await shop.order([lineOf(await shop.product())]);
    expect((await shop.owner.get<Order>(path(id))).body).toMatchObject({ shipping_order_status_id: 8 });
    for (const status of [1, 2, 3, 4, 5]) {
      const { body } = await shop.owner.post(`${path(id)}/status/${status}/type/1`, {});
      expect(body).toMatchObject({ order_status_id: status });
    }
    for (const status of [6, 7, 8, 9, 10]) {
      const { body } = await shop.owner.post(`${path(id)}/status/${status}/type/2`, {});
      expect(body).toMatchObject({ shipping_order_status_id: status });
    }
    for (const wrong of ['6/type/1', '1/type/2', '11/type/2', '0/type/1', '1/type/3', 'x/type/1'])
      expect((await shop.owner.post(`${path(id)}/status/${wrong}`, {})).status).toBe(404);
  });

  test('marking paid and cancelling are permissions of their own', async () => {
    const { id } = await shop.order([lineOf(await shop.product())]);
    const held = await seller.post(`${path(id)}/status/2/type/1`, {});
    expect(held.status).toBe(200);
    for (const status of [3, 4]) {
      const { status: code, body } = await seller.post<Failure>(`${path(id)}/status/${status}/type/1`, {});
      expect([code, body.errors]).toMatchObject([403, { order_status_id: { key: 'forbidden' } }]);
    }
    expect((await seller.patch(path(id), { order_status_id: 4 })).status).toBe(403);
  });
});

describe('stock', () => {
  test('is taken, moved by the difference of an edit, given back by cancelling and deleting', async () => {
    const a = await shop.product({ quantity_available: 10 });
    const b = await shop.product({
      product_options: [option('Talla', 'S')],
      product_variants: [{ key: 'S', price: 1, quantity: 5 }],
    });
    const left = async () => [
      (await shop.find(a.id)).quantity_available,
      (await shop.find(b.id)).product_variants[0]?.quantity,
    ];
    const order = await shop.order([lineOf(a, 4), lineOf(b, 2, 'S')]);
    expect(await left()).toEqual([6, 3]);
    const [first] = order.order_details;
    await shop.owner.patch(path(order.id), { order_details: [{ ...first, quantity: 7 }] });
    expect(await left()).toEqual([3, 5]);
    await shop.owner.post(`${path(order.id)}/status/3/type/1`, {});
    expect(await left()).toEqual([10, 5]);
    await shop.owner.post(`${path(order.id)}/status/4/type/1`, {});
    expect(await left()).toEqual([3, 5]);
    await shop.owner.delete(path(order.id));
    expect(await left()).toEqual([10, 5]);
  });

  test('what is short is named with what there is; one product on two lines is summed; nothing half is kept', async () => {
    const a = await shop.product({ quantity_available: 5 });
    const b = await shop.product({ quantity_available: 1 });
    const before = (await shop.owner.get(path())).headers.get('x-total-count');
    const { status, body } = await shop.owner.post<Failure>(
      path(),
      shop.orderBody([lineOf(b), lineOf(a, 3), lineOf(a, 3)]),
    );
    expect([status, body.code]).toEqual([409, 'out_of_stock']);
    expect(body.errors).toEqual({
      'order_details.1.quantity': { key: 'out_of_stock', args: { available: 5 } },
      'order_details.2.quantity': { key: 'out_of_stock', args: { available: 5 } },
    });
    expect((await shop.find(b.id)).quantity_available).toBe(1);
    expect((await shop.owner.get(path())).headers.get('x-total-count')).toBe(before);
  });

  test('an edit may have what the order holds already', async () => {
    const product = await shop.product({ quantity_available: 5 });
    const order = await shop.order([lineOf(product, 3)]);
    const [line] = order.order_details;
    const refused = await shop.owner.patch<Failure>(path(order.id), {
      order_details: [{ ...line, quantity: 6 }],
    });
    expect(refused.body.errors).toMatchObject({ 'order_details.0.quantity': { args: { available: 5 } } });
    const all = await shop.owner.patch(path(order.id), { order_details: [{ ...line, quantity: 5 }] });
    expect(all.status).toBe(200);
    expect((await shop.find(product.id)).quantity_available).toBe(0);
  });

  test('a product form opened before the sale is stale after it', async () => {
    const product = await shop.product({ quantity_available: 5 });
    await shop.order([lineOf(product)]);
    const { status, body } = await shop.owner.patch<{ current: object }>(
      `${shop.base}/products/${product.id}`,
      { quantity_available: 9 },
      { headers: { 'if-match': `"${product.version}"` } },
    );
    expect([status, body.current]).toMatchObject([412, { quantity_available: 4 }]);
  });

  test('stock that is not counted never runs out', async () => {
    const product = await shop.product({ quantity_available: null });
    await shop.order([lineOf(product, 9_999)]);
    expect((await shop.find(product.id)).quantity_available).toBeNull();
  });
});

describe('parts of an order (spec 2 §7)', () => {
  test('[ORD-14] lines, shipping and customer have calls of their own', async () => {
    const product = await shop.product({ price: 1_000, quantity_available: 9 });
    const order = await shop.order([lineOf(product)]);
    const products = await shop.owner.put<Order>(`${path(order.id)}/products`, {
      products: [{ id: order.order_details[0]?.id, product_id: product.id, quantity: 4, price: 4_000 }],
    });
    expect(products.body).toMatchObject({ total: 4_000, order_details: [{ quantity: 4, price: 1_000 }] });
    expect((await shop.find(product.id)).quantity_available).toBe(5);
    const three = await shop.owner.put<Order>(`${path(order.id)}/products`, {
      products: [{ product_id: product.id, quantity: 3, price: 1_000 }],
    });
    expect(three.body).toMatchObject({ total: 3_000, order_details: [{ quantity: 3, price: 1_000 }] });
    expect((await shop.find(product.id)).quantity_available).toBe(6);
    const shipping = {
      country_code: 'CO',
      city_id: '05001',
      address: 'Calle 1 # 2-3',
      address_detail: 'Apto 4',
    };
    const sent = await shop.owner.put<Order>(`${path(order.id)}/shipping-information`, shipping);
    expect(sent.body).toMatchObject({ shipping_information: shipping });
    const who = await shop.owner.put<Order>(`${path(order.id)}/customer`, {
      first_name: 'Ana',
      phone_number: '573005550001',
      email: 'ana@ejemplo.co',
    });
    expect(who.body).toMatchObject({ customer: { first_name: 'Ana', id: who.body.customer_id } });
    const corrected = await shop.owner.put<Order>(`${path(order.id)}/customer`, {
      first_name: 'Ana María',
      phone_number: '573005550010',
      email: 'ana@ejemplo.co',
    });
    expect(corrected.body).toMatchObject({
      customer_id: who.body.customer_id,
      customer: { first_name: 'Ana María', phone_number: '573005550010' },
    });
    const known = await shop.owner.get(`${shop.base}/customers/${who.body.customer_id}`);
    expect(known.body).toMatchObject({ first_name: 'Ana María', phone_number: '573005550010' });
  });

  test('a stale change of a part is refused with the order as it is', async () => {
    const order = await shop.order([lineOf(await shop.product())]);
    await shop.owner.patch(path(order.id), { comments: 'Cambió' });
    const { status } = await shop.owner.put(
      `${path(order.id)}/shipping-information`,
      { country_code: 'EC', address: 'X' },
      {
        headers: { 'if-match': `"${order.version}"` },
      },
    );
    expect(status).toBe(412);
  });
});

describe('the date of an order', () => {
  const dated = async (date: string) => {
    const lines = [lineOf(await shop.product())];
    return shop.owner.post<Failure>(path(), shop.orderBody(lines, { date }));
  };

  test.each([
    ['1970-01-01T05:00:00.000Z', 'order_date_early'],
    ['2099-11-20T15:00:00.000Z', 'order_date_late'],
  ])('is a year that orders have: %s is refused at its field', async (date, key) => {
    const { status, body } = await dated(date);
    expect([status, body.errors]).toEqual([422, { date: { key } }]);
    const order = await shop.order([lineOf(await shop.product())]);
    const changed = await shop.owner.patch<Failure>(path(order.id), { date });
    expect([changed.status, changed.body.errors]).toEqual([422, { date: { key } }]);
    const manual = await shop.owner.post<Failure>(`${shop.base}/create-manual-order`, {
      customer: {
        first_name: 'Ana',
        phone_number: '573005550055',
        dni: null,
        document_type: null,
        email: null,
      },
      date: `${date.slice(0, 10)} 10:30:00`,
      order_status_id: 1,
      shipping_order_status_id: 8,
      user_store_id: shop.branchId,
      products: [{ ...lineOf(await shop.product()), quantity: 1 }],
      shipping_cost: null,
      shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
    });
    expect(manual.body.errors, JSON.stringify(manual.body)).toMatchObject({ date: { key } });
  });

  test('may be years ago, or of a day to come', async () => {
    expect((await dated('2009-03-01T15:00:00.000Z')).status).toBe(201);
    expect((await dated('2027-06-01T15:00:00.000Z')).status).toBe(201);
  });
});
