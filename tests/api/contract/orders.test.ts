/** Orders: each call of spec 2 §7 with its own body, and each field of the entities of spec 1 §3 and spec 2 §3. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, option, type Failure, type Order, type Product, type Shop } from '../orders/shop.ts';
import { ANSWER, ORDER, ORDER_COUNTERS, PICTURE } from './orders-entities.ts';
import { lacks } from './shape.ts';

let shop: Shop;
let product: Product;
let order: Order;

beforeAll(async () => {
  shop = await openShop();
  product = await shop.product({
    name: 'Hogaza',
    sku: 'HOGAZA',
    price: 30_000,
    discount_price: 25_000,
    product_images: [
      { picture_url: 'https://ejemplo.co/1.webp', order: 0 },
      { picture_url: 'https://ejemplo.co/2.webp', order: 1 },
    ],
    product_options: [option('Talla', 'S', 'M')],
    product_variants: [
      { key: 'S', price: 30_000, discount_price: 25_000, quantity: 9 },
      { key: 'M', price: 30_000, quantity: 9 },
    ],
  });
  await shop.owner.post(`${shop.base}/dynamic-form`, {
    title: 'Más datos',
    fields: [
      { type: 'input', title: 'Color', text: '', numeric: false, mandatory: false, options: null, order: 0 },
    ],
  });
  const made = await shop.owner.post<Order>(`${shop.base}/create-manual-order`, {
    ...manualOrder(),
    dynamic_form: { version: 1, answers: { field_1: 'Azul' } },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  order = made.body;
  const paid = await shop.owner.patch(at(`/${order.id}`), { payment_channel_id: 6, order_status_id: 4 });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
});
afterAll(() => shop.close());

/** The payload of spec 2 §7. */
function manualOrder(fields: Record<string, unknown> = {}): Record<string, unknown> {
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
    products: [
      {
        product_id: product.id,
        product_variant_id: product.product_variants[0]?.id,
        quantity: 2,
        price: 50_000,
      },
    ],
    shipping_cost: 8_000,
    shipping_information: {
      country: 'CO',
      city: '05001',
      address: 'Carrera 43 # 5-10',
      address_detail: 'Torre 2',
      comments: 'Portería',
    },
    shipping_order_status_id: 6,
    user_store_id: shop.branchId,
    ...fields,
  };
}

const at = (path: string) => `${shop.base}/orders${path}`;

describe('an order as the documents write it', () => {
  test('[ORD-02] GET /orders has every field in each of its rows, with the first picture of a product', async () => {
    const query = `limit=10&page=1&sort=created_at%20desc&user_store_id.in=${shop.branchId}&order_status_id.in=4`;
    const { status, body, headers } = await shop.owner.get<(Order & { order_details: Lines })[]>(
      at(`?${query}`),
    );
    expect([status, headers.get('x-total-count')]).toEqual([200, '1']);
    expect(lacks(body, [ORDER])).toEqual([]);
    expect(body[0]?.order_details[0]?.product.product_images).toHaveLength(1);
  });

  test('[ORD-07] GET /orders/{id} has every field, with all pictures', async () => {
    const { body } = await shop.owner.get<Order & { order_details: Lines }>(at(`/${order.id}`));
    expect(lacks(body, ORDER)).toEqual([]);
    expect(body).toMatchObject({
      user_store: { id: shop.branchId, name: 'Centro', mobile_phone_number: '573001112233' },
      order_status: { id: 4, name: 'Pagado' },
      shipping_order_status: { id: 6, name: 'No preparado' },
      payment_channel: { id: 6, name: 'Transferencia o pago manual' },
      order_details: [
        { product: { id: product.id, name: 'Hogaza', sku: 'HOGAZA', price: 30_000, discount_price: 25_000 } },
      ],
    });
    expect(body.order_details[0]?.product.product_images).toHaveLength(2);
  });

  test('a product that is gone is null in its lines, and an order without a payment has none', async () => {
    const gone = await shop.product({ name: 'Se va', price: 1_000 });
    const made = await shop.order([{ product_id: gone.id, quantity: 1, price: 1_000 }]);
    expect(made).toMatchObject({ order_payment: null, payment_channel: null });
    await shop.owner.delete(`${shop.base}/products/${gone.id}`);
    const { body } = await shop.owner.get(at(`/${made.id}`));
    expect(body).toMatchObject({ order_details: [{ product: null, name: 'Se va' }] });
    const deleted = await shop.owner.delete<Order>(at(`/${made.id}`));
    expect([deleted.status, deleted.body]).toMatchObject([200, { user_store: { name: 'Centro' } }]);
  });

  test('what was read may be sent back; another id inside is refused at its name', async () => {
    const { body: read } = await shop.owner.get<Record<string, unknown>>(at(`/${order.id}`));
    const back = await shop.owner.put<Record<string, unknown>>(at(`/${order.id}`), {
      ...read,
      comments: 'Otra vez',
    });
    expect([back.status, back.body['comments']]).toEqual([200, 'Otra vez']);
    const renamed = {
      ...read,
      version: back.body['version'],
      updated_at: back.body['updated_at'],
      comments: 'Otra vez',
    };
    const other = await shop.owner.put<Failure>(at(`/${order.id}`), { ...renamed, user_store: { id: 999 } });
    expect([other.status, other.body.errors]).toEqual([422, { user_store: { key: 'readOnly' } }]);
    const created = await shop.owner.post<Failure>(at(''), { user_store: { id: shop.branchId } });
    expect(created.body.errors).toMatchObject({ user_store: { key: 'readOnly' } });
  });
});

interface Lines extends Array<Order['order_details'][number] & { product: { product_images: object[] } }> {}

describe('calls of one order', () => {
  test('[ORD-14] each answers with the whole order', async () => {
    const calls: [string, string, unknown][] = [
      ['post', '/status/2/type/1', undefined],
      ['post', '/status/9/type/2', undefined],
      [
        'put',
        '',
        {
          user_store_id: shop.branchId,
          date: '2026-11-18 15:30:00',
          comments: 'Timbre dañado',
          order_status_id: 4,
          shipping_order_status_id: 7,
          shipping_cost: 4000,
        },
      ],
      [
        'put',
        '/customer',
        {
          first_name: 'Lucía',
          last_name: 'Ríos',
          phone_number: '573001234567',
          document_type: 'CC',
          dni: '1020304050',
          email: 'lucia@ejemplo.co',
        },
      ],
      [
        'put',
        '/shipping-information',
        { country_code: 'CO', city_id: '11001', address: 'Calle 1 # 2-3', address_detail: 'Apto 401' },
      ],
      [
        'put',
        '/products',
        [
          {
            product_id: product.id,
            product_variant_id: product.product_variants[0]?.id,
            quantity: 1,
            price: 25_000,
          },
        ],
      ],
    ];
    for (const [method, path, body] of calls) {
      const call = method === 'put' ? shop.owner.put : shop.owner.post;
      const answer = await call(at(`/${order.id}${path}`), body);
      expect([answer.status, ...lacks(answer.body, ORDER)], `${path} ${JSON.stringify(answer.body)}`).toEqual(
        [200],
      );
    }
  });

  test('[ORD-14] counters and answers to the form', async () => {
    const counters = await shop.owner.get(`${shop.base}/orders-counters`);
    expect(lacks(counters.body, ORDER_COUNTERS)).toEqual([]);
    const answers = await shop.owner.get(at(`/${order.id}/dynamic-form-responses`));
    expect(lacks(answers.body, [ANSWER])).toEqual([]);
  });

  test('[HOM-03] the week, the day and the file', async () => {
    expect((await shop.owner.get(at('/weekly-progress'))).status).toBe(200);
    expect((await shop.owner.get(at('/daily-metrics?date=2026-11-20'))).status).toBe(200);
    const { body } = await shop.owner.get(`${shop.base}/history`);
    expect(lacks(body, { base64Content: 'text' })).toEqual([]);
  });

  test('[ORD-13] DELETE /orders with {ids}', async () => {
    const plain = await shop.product({ price: 1_000 });
    const made = await shop.order([{ product_id: plain.id, quantity: 1, price: 1_000 }]);
    const answer = await shop.owner.delete(`${shop.base}/orders`, { ids: [made.id] });
    expect(answer.status).toBe(200);
  });
});

describe('PUT /orders/{id}/shipping-information', () => {
  const put = (body: object) => shop.owner.put<Failure>(at(`/${order.id}/shipping-information`), body);

  test('[ORD-14] requires the country, and the city in Colombia; what is stored stays', async () => {
    const { body: before } = await shop.owner.get<Record<string, unknown>>(at(`/${order.id}`));
    const empty = await put({});
    expect([empty.status, empty.body.errors]).toEqual([422, { country_code: { key: 'required' } }]);
    for (const city of [{}, { city_id: null }, { city_id: '' }]) {
      const homeless = await put({ country_code: 'CO', address: 'Calle 1', ...city });
      expect([homeless.status, homeless.body.errors]).toEqual([422, { city_id: { key: 'required' } }]);
    }
    const { body: after } = await shop.owner.get<Record<string, unknown>>(at(`/${order.id}`));
    expect(after['shipping_information']).toEqual(before['shipping_information']);
    expect((await put({ country_code: 'EC', address: 'Av. Amazonas', address_detail: '' })).status).toBe(200);
  });

  test('the DANE code of the city may be a number', async () => {
    const answer = await shop.owner.put(at(`/${order.id}/shipping-information`), {
      country_code: 'CO',
      city_id: 5001,
    });
    expect(answer.body).toMatchObject({ shipping_information: { city_id: '05001', country_code: 'CO' } });
  });
});

describe('POST /create-manual-order', () => {
  const post = <Answer = Failure>(body: unknown) =>
    shop.owner.post<Answer>(`${shop.base}/create-manual-order`, body);
  const one = { product_id: 0, product_variant_id: 0, quantity: 1, price: 1_000 };

  test.each([
    ['customer', 'first_name', 'Se requiere el nombre'],
    ['customer', 'phone_number', 'Se requiere el teléfono'],
    ['customer', 'email', 'Se requiere el correo electrónico'],
    ['customer', 'dni', 'Se requiere el documento'],
    ['shipping_information', 'country', 'Se requiere el país'],
    ['shipping_information', 'city', 'Se requiere la ciudad'],
    ['shipping_information', 'address', 'Se requiere la dirección'],
  ] as const)('[ORD-11] without %s.%s: it is required', async (part, member, sentence) => {
    for (const left of [undefined, '']) {
      const whole = manualOrder();
      const { [member]: _, ...rest } = whole[part] as Record<string, unknown>;
      const answer = await post({
        ...whole,
        [part]: left === undefined ? rest : { ...rest, [member]: left },
      });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { [`${part}.${member}`]: { key: 'required' } },
      ]);
      expect(sentence).toMatch(/^Se requiere/);
    }
  });

  test.each(['date', 'order_status_id', 'shipping_order_status_id', 'shipping_cost', 'user_store_id'])(
    '[ORD-11] without %s: it is required',
    async (member) => {
      const { [member]: _, ...rest } = manualOrder();
      const answer = await post(rest);
      expect([answer.status, answer.body.errors]).toEqual([422, { [member]: { key: 'required' } }]);
    },
  );

  test('[ORD-11] an explicit null says that there is none: no mail, no document, no address, the cost of the store', async () => {
    const plain = await shop.product({ price: 1_000 });
    const answer = await post<{ id: number }>({
      ...manualOrder({ shipping_cost: null, products: [{ ...one, product_id: plain.id }] }),
      customer: {
        first_name: 'Sol',
        last_name: null,
        phone_number: '573009998877',
        document_type: null,
        dni: null,
        email: null,
      },
      shipping_information: {
        country: 'CO',
        city: 5001,
        address: null,
        address_detail: null,
        comments: null,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { body: made } = await shop.owner.get<{ customer_id: number }>(at(`/${answer.body.id}`));
    const buyer = await shop.owner.get(`${shop.base}/customers/${made.customer_id}`);
    expect(buyer.body).toMatchObject({ first_name: 'Sol', phone_number: '573009998877', email: null });
    expect(made).toMatchObject({
      customer: { first_name: 'Sol', last_name: null, document_type: null, dni: null, email: null },
      shipping_information: { city_id: '05001', address: null, address_detail: null, comments: null },
    });
  });
});

test('a picture of a product names its task', async () => {
  const { body } = await shop.owner.get<{ product_images: object[] }>(`${shop.base}/products/${product.id}`);
  expect(lacks(body.product_images, [PICTURE])).toEqual([]);
});
