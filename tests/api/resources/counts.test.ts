import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, signedIn } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { createEmployee, limitedTo } from '../access/callers.ts';
import { lineOf, openShop, type Failure, type Product, type Shop } from '../orders/shop.ts';

interface Count {
  id: number;
  count: number;
}

/** Two customers, of whom one has an order in each of two branches. */
let shop: Shop;
let buyer: number;
let idle: number;
let product: Product;

beforeAll(async () => {
  shop = await openShop();
  const customer = async (phone: string): Promise<number> => {
    const body = { first_name: 'Ana', last_name: 'Rojas', phone_number: phone, email: `${phone}@correo.co` };
    const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, body);
    expect(made.status).toBe(201);
    return made.body.id;
  };
  buyer = await customer('573001234567');
  idle = await customer('573007654321');
  const north = await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, {
    name: 'Norte',
    mobile_phone_number: '573009998877',
  });
  product = await shop.product({ quantity_available: 100 });
  await shop.order([lineOf(product)], { customer_id: buyer });
  await shop.order([lineOf(product)], { customer_id: buyer, user_store_id: north.body.id });
});
afterAll(() => shop.close());

const count = (ids: string, by = 'customer_id', client: TestClient = shop.owner) =>
  client.get<Count[]>(`${shop.base}/orders/counts?by=${by}&ids=${ids}`);

test('every id is counted in its place, also without records and when it is asked for twice', async () => {
  const { status, body } = await count(`${idle},${buyer},${idle},987654`);
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: idle, count: 0 },
    { id: buyer, count: 2 },
    { id: 987_654, count: 0 },
  ]);
});

test('a many-to-many reference counts the records that are linked', async () => {
  const { body: made } = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Nuevos',
    public: 1,
  });
  await shop.product({ collections_id: [made.id] });
  const { body } = await shop.owner.get<Count[]>(
    `${shop.base}/products/counts?by=collections_id&ids=${made.id}`,
  );
  expect(body).toEqual([{ id: made.id, count: 1 }]);
});

test('the employee of a branch counts the records of that branch alone', async () => {
  const { cookies } = await limitedTo(shop, 'Centro', [shop.branchId]);
  const employee = createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  expect((await count(String(buyer), 'customer_id', employee)).body).toEqual([{ id: buyer, count: 1 }]);
});

test('another store counts nothing of this one', async () => {
  const outsider = await signedIn(shop, 'outsider');
  const { body } = await outsider.get<Count[]>(
    `/stores/${shop.otherStoreId}/orders/counts?by=customer_id&ids=${buyer}`,
  );
  expect(body).toEqual([{ id: buyer, count: 0 }]);
});

test('who may read the customers but not the orders is refused', async () => {
  const employee = await createEmployee(shop);
  const { cookies } = await employee.become('Clientes', ['customers.read']);
  const client = createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  expect((await count(String(buyer), 'customer_id', client)).status).toBe(403);
});

test.each([
  ['by', 'ids=1'],
  ['by', 'by=comments&ids=1'],
  ['by', 'by=customer&ids=1'],
  ['ids', 'by=customer_id'],
  ['ids', 'by=customer_id&ids=uno'],
  ['ids', 'by=customer_id&ids=1,'],
  ['ids', 'by=customer_id&ids=-1'],
  ['ids', `by=customer_id&ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(',')}`],
])('a wrong %s is named: %s', async (key, query) => {
  const { status, body } = await shop.owner.get<Failure>(`${shop.base}/orders/counts?${query}`);
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([400, 'invalid_parameter', [key]]);
});
