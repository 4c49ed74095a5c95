/** Calls with the very parameters and bodies of spec 2 §7. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, openShop } from '../orders/shop.ts';
import type { Failure, Order, Shop } from '../orders/shop.ts';

interface Customer {
  id: number;
  version: number;
  first_name: string;
  last_name: string | null;
  notes: string | null;
  country_code: string | null;
  city_id: string | null;
  user_store_id: number | null;
  quantity: number;
  lead_id: number;
}

let shop: Shop;
let ana: Customer;
let luz: Customer;
let first: Order;
let second: Order;

beforeAll(async () => {
  shop = await openShop();
  const product = await shop.product({ price: 10_000 });
  ana = await register('Ana', '573005550001');
  luz = await register('Luz', '573005550002');
  first = await shop.order([lineOf(product)], { customer_id: luz.id });
  second = await shop.order([lineOf(product, 2)], { customer_id: luz.id });
  await placedAt(first, '2026-11-20T04:59:59.500Z');
  await placedAt(second, '2026-11-20T05:00:00Z');
});
afterAll(() => shop.close());

async function register(name: string, phone: string): Promise<Customer> {
  const body = { first_name: name, phone_number: phone, email: `${name.toLowerCase()}@ejemplo.co` };
  shop.clock.advance(1000);
  return (await shop.owner.post<Customer>(`${shop.base}/customers`, body)).body;
}

const placedAt = ({ id }: Order, time: string) =>
  shop.database.write(shop.storeId, ({ sql: db }) =>
    sql`update orders set created_at = ${time} where id = ${id}`.execute(db),
  );

async function idsOf(path: string): Promise<number[]> {
  const { status, body } = await shop.owner.get<{ id: number }[]>(`${shop.base}${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ id }) => id);
}

describe('GET /orders', () => {
  test.each(['created_at%20desc', 'created_at+desc', 'created_at,desc', 'created_at'])(
    '[ORD-02] sort=%s is the newest first',
    async (sort) => {
      expect(await idsOf(`/orders?limit=10&page=1&sort=${sort}`)).toEqual([second.id, first.id]);
    },
  );

  test('[ORD-02] created_at.between from 00:00:00 to 23:59:59 is the days of the store, whole', async () => {
    const between = (range: string) => idsOf(`/orders?sort=created_at&created_at.between=${range}`);
    // The first order was placed in the last second of the 19th in Bogotá. The second was placed in the first second
    // of the 20th.
    expect(await between('2026-11-19 00:00:00,2026-11-19 23:59:59')).toEqual([first.id]);
    expect(await between('2026-11-20+00:00:00,2026-11-20+23:59:59')).toEqual([second.id]);
    expect(await between('2026-11-19%2000:00:00,2026-11-20%2023:59:59')).toEqual([second.id, first.id]);
  });

  test('[ORD-03] branch, both statuses and the way of ordering narrow the list, alone and together', async () => {
    const { body: branch } = await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, {
      name: 'Sur',
      mobile_phone_number: '573001112255',
    });
    const product = await shop.product({ price: 10_000 });
    const odd = {
      user_store_id: branch.id,
      order_status_id: 4,
      shipping_order_status_id: 10,
      order_method_id: 2,
    };
    const paid = await shop.order([lineOf(product)], odd);
    const every = [paid.id, first.id, second.id].toSorted((a, b) => a - b);
    const found = async (query: string) => (await idsOf(`/orders?${query}`)).toSorted((a, b) => a - b);
    for (const [field, other] of [
      ['user_store_id', shop.branchId],
      ['order_status_id', 1],
      ['shipping_order_status_id', 8],
      ['order_method_id', 1],
    ] as const) {
      expect(await found(`${field}.in=${odd[field]}`), field).toEqual([paid.id]);
      expect(await found(`${field}.in=${other}`), field).toEqual([first.id, second.id]);
      expect(await found(`${field}.in=${odd[field]},${other}`), field).toEqual(every);
    }
    expect(await found('order_status_id.in=4&shipping_order_status_id.in=8')).toEqual([]);
    await shop.owner.delete(`${shop.base}/orders/${paid.id}`);
  });
});

describe('PUT /orders/{id}', () => {
  const put = <T = Order>(body: object) => shop.owner.put<T>(`${shop.base}/orders/${first.id}`, body);

  test('[ORD-08] takes the form of the edit mode: lines, customer and payment stay', async () => {
    const { body: branch } = await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, {
      name: 'Norte',
      mobile_phone_number: '573001112244',
    });
    const before = (await shop.owner.get<Order>(`${shop.base}/orders/${first.id}`)).body;
    const { status, body } = await put({
      user_store_id: branch.id,
      date: '2026-11-18 15:30:00',
      comments: 'Timbre dañado',
      order_status_id: 2,
      shipping_order_status_id: 7,
      shipping_cost: 4000,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({
      ...before,
      version: before.version + 1,
      updated_at: expect.any(String),
      user_store_id: branch.id,
      date: '2026-11-18T20:30:00.000Z',
      comments: 'Timbre dañado',
      user_store: { id: branch.id, name: 'Norte', mobile_phone_number: '573001112244' },
      order_status_id: 2,
      order_status: { id: 2, name: 'En espera' },
      shipping_order_status_id: 7,
      shipping_order_status: { id: 7, name: 'Preparado' },
      shipping_cost: 4000,
      total: before.subtotal + 4000,
      owed: before.subtotal + 4000,
    });
  });

  test('[ORD-08] what it does not name stays; created_at is another name of date', async () => {
    expect((await put({ comments: 'Llamar antes' })).body).toMatchObject({ shipping_cost: 4000 });
    const { body } = await put({ created_at: '2026-11-17T10:00:00.000Z' });
    expect(body).toMatchObject({ date: '2026-11-17T10:00:00.000Z', comments: 'Llamar antes' });
    expect(body.created_at).not.toBe(body.date);
  });

  test('[ORD-08] names the field that is wrong, and takes any other body for the whole order', async () => {
    const wrong = await put<Failure>({ date: 'mañana', shipping_cost: -1 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['date', 'shipping_cost']);
    const both = await put<Failure>({
      date: '2026-11-17T10:00:00.000Z',
      created_at: '2026-11-17T10:00:00.000Z',
    });
    expect(both.body.errors).toEqual({ created_at: { key: 'readOnly' } });
    const whole = await put<Failure>({ comments: 'x', sales_channel: 'whatsapp' });
    expect(whole.body.errors).toMatchObject({
      order_details: { key: 'required' },
      date: { key: 'required' },
    });
    const stale = await shop.owner.put(
      `${shop.base}/orders/${first.id}`,
      { comments: 'x' },
      { headers: { 'if-match': '"1"' } },
    );
    expect(stale.status).toBe(412);
  });
});

describe('PUT /orders/{id}/products', () => {
  const rows = async (quantity: number, price: number) => {
    const product = await shop.product({ price: 10_000 });
    return [{ product_id: product.id, product_variant_id: 0, quantity, price }];
  };

  test('[ORD-14] takes the rows bare, as it takes them under their name', async () => {
    const path = `${shop.base}/orders/${second.id}/products`;
    const bare = await shop.owner.put<Order>(path, await rows(3, 30_000));
    expect([bare.status, bare.body.subtotal]).toEqual([200, 30_000]);
    const named = await shop.owner.put<Order>(path, { products: await rows(1, 10_000) });
    expect([named.status, named.body.subtotal]).toEqual([200, 10_000]);
    for (const wrong of [[], [{ quantity: 1 }], { rows: [] }, '"none"'])
      expect((await shop.owner.put(path, wrong)).status, JSON.stringify(wrong)).toBe(422);
    const many = Array.from({ length: 101 }, () => ({ product_id: 1, quantity: 1, price: 1 }));
    expect((await shop.owner.put(path, many)).status).toBe(422);
  });
});

describe('customers', () => {
  const put = <T = Customer>(body: object) => shop.owner.put<T>(`${shop.base}/customers/${ana.id}`, body);

  test('[CLI-01] sort=created_at is the newest first, and the filters have the names of the spec too', async () => {
    expect(await idsOf('/customers?limit=10&page=1&sort=created_at')).toEqual([luz.id, ana.id]);
    expect(await idsOf('/customers?orders.between=1,5')).toEqual([luz.id]);
    expect(await idsOf('/customers?orders.between=,0')).toEqual([ana.id]);
    expect(await idsOf('/customers?customer_status_id.in=1')).toEqual([ana.id]);
    expect(await idsOf('/customers?customer_status_id.in=2,3')).toEqual([luz.id]);
    expect(await idsOf('/customers?customer_frequency.in=1&quantity.between=0,0')).toEqual([ana.id]);
    const wrong = await shop.owner.get<Failure>(`${shop.base}/customers?orders.in=1`);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['orders.in']]);
  });

  test('[CLI-04] POST takes the branch that registers', async () => {
    const body = {
      first_name: 'Sol',
      phone_number: '573005550003',
      document_type: 'CC',
      dni: '1020304050',
      email: 'sol@ejemplo.co',
    };
    const made = await shop.owner.post<Customer>(`${shop.base}/customers`, {
      ...body,
      user_store_id: shop.branchId,
    });
    expect([made.status, made.body.user_store_id]).toEqual([201, shop.branchId]);
    const wrong = await shop.owner.post<Failure>(`${shop.base}/customers`, {
      ...body,
      user_store_id: 999_999,
    });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { user_store_id: { key: 'reference' } }]);
    await shop.owner.delete(`${shop.base}/customers/${made.body.id}`);
  });

  test('[CLI-04] PUT takes the notes alone, and the data form, which keeps notes and country', async () => {
    await shop.owner.patch(`${shop.base}/customers/${ana.id}`, { country_code: 'CO', city_id: '05001' });
    const noted = await put({ notes: 'Prefiere la tarde' });
    expect(noted.status, JSON.stringify(noted.body)).toBe(200);
    expect(noted.body).toMatchObject({ first_name: 'Ana', city_id: '05001', notes: 'Prefiere la tarde' });
    const form = {
      first_name: 'Ana María',
      last_name: 'Ríos',
      phone_number: '573005550001',
      email: 'ana@ejemplo.co',
      document_type: 'CC',
      dni: '1020304051',
      city_id: '11001',
      address: 'Calle 1 # 2-3',
      address_line: 'Torre 2',
    };
    const { status, body } = await put(form);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ ...form, notes: 'Prefiere la tarde', country_code: 'CO' });
    const { last_name: _, ...without } = form;
    const short = await put<Failure>(without);
    expect([short.status, short.body.errors]).toEqual([422, { last_name: { key: 'required' } }]);
    const nameless = await put<Failure>({ last_name: 'Ríos' });
    expect([nameless.status, nameless.body.errors?.['first_name']]).toEqual([422, { key: 'required' }]);
  });

  test('[CLI-03] notes that are saved are not empty', async () => {
    for (const notes of ['', '   ', null]) {
      const refused = await put<Failure>({ notes });
      expect([refused.status, refused.body.errors]).toEqual([422, { notes: { key: 'required' } }]);
    }
  });

  test('[CLI-04] PUT of any other body replaces the whole customer, as before', async () => {
    await put({ notes: 'Se irán' });
    const whole = {
      first_name: 'Ana',
      phone_number: '573005550001',
      email: 'ana@ejemplo.co',
      country_code: 'EC',
    };
    expect((await put(whole)).body).toMatchObject({ ...whole, notes: null, city_id: null });
    expect((await put<Failure>({})).status).toBe(422);
  });
});

test('[BRA-04] lines come in the order in which they were opened, up to a thousand at once', async () => {
  const ids = await idsOf('/user-stores?limit=1000&page=1&sort=created_at');
  expect(ids[0]).toBe(shop.branchId);
  expect(ids.length).toBeGreaterThan(1);
  for (const path of ['/user-stores?limit=1001', '/orders?limit=101'])
    expect((await shop.owner.get(`${shop.base}${path}`)).status, path).toBe(400);
});

test('the OpenAPI document has every name and body of these calls', async () => {
  interface Operation {
    parameters?: { name?: string; schema?: { maximum?: number; enum?: string[] } }[];
    requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } };
  }
  const { body } = await shop
    .anonymous()
    .get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  const operation = (method: string, path: string) => body.paths[`/stores/{storeId}${path}`]?.[method];
  const parameter = (path: string, name: string) =>
    operation('get', path)?.parameters?.find((one) => one.name === name);
  for (const name of ['orders.between', 'customer_status_id.in', 'customer_frequency.in'])
    expect(parameter('/customers', name), name).toBeDefined();
  expect(parameter('/orders', 'sort')?.schema?.enum).toEqual(
    expect.arrayContaining(['created_at', 'created_at desc', 'created_at,desc']),
  );
  expect(parameter('/user-stores', 'limit')?.schema?.maximum).toBe(1000);
  const bodyOf = (path: string) => operation('put', path)?.requestBody?.content['application/json'].schema;
  expect(JSON.stringify(bodyOf('/orders/{id}'))).toContain('"created_at"');
  expect(JSON.stringify(bodyOf('/customers/{id}'))).toContain('"notes"');
  expect(bodyOf('/orders/{id}/products')).toHaveProperty('type', ['array', 'object']);
});
