import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, reading } from './shop.ts';
import type { Failure, Order, Product, Shop } from './shop.ts';

interface Client {
  id: number;
  first_name: string;
  phone_number: string;
}

let shop: Shop;
let product: Product;
let ana: Client;
let eva: Client;
beforeAll(async () => {
  shop = await openShop();
  product = await shop.product();
  ana = await register('Ana', '573007770001');
  eva = await register('Eva', '573007770002');
}, 60_000);
afterAll(() => shop.close());

async function register(first_name: string, phone_number: string): Promise<Client> {
  const path = `${shop.base}/customers`;
  const body = { first_name, phone_number, email: `${phone_number}@ejemplo.co` };
  const { status, body: made } = await shop.owner.post<{ id: number }>(path, body);
  expect(status).toBe(201);
  return { id: made.id, first_name, phone_number };
}

const count = async () => (await shop.owner.get(`${shop.base}/orders?limit=1`)).headers.get('x-total-count');

test('an order names its registered customer by customer_id; another id inside customer is refused at its field', async () => {
  const order = await shop.order([lineOf(product)], { customer_id: ana.id });
  const path = `${shop.base}/orders`;
  const asRead = (await shop.owner.get<Order>(`${path}/${order.id}`)).body;
  const before = await count();
  const person = fc.record(
    {
      first_name: fc.constantFrom('Ana', 'Otra'),
      phone_number: fc.constantFrom('573007770002', '573007779999'),
    },
    { requiredKeys: ['first_name'] },
  );
  const other = fc.oneof(
    fc.constant(eva.id),
    fc.integer({ min: 900_000, max: 2 ** 31 - 1 }),
    fc.constantFrom(0, -1),
  );
  const call = fc.constantFrom('post', 'post to ana', 'patch', 'put', 'preview');
  await fc.assert(
    fc.asyncProperty(person, other, call, async (typed, id, name) => {
      const customer = { ...typed, id };
      const send = {
        post: () => shop.owner.post<Failure>(path, shop.orderBody([lineOf(product)], { customer })),
        'post to ana': () =>
          shop.owner.post<Failure>(
            path,
            shop.orderBody([lineOf(product)], { customer_id: ana.id, customer }),
          ),
        patch: () => shop.owner.patch<Failure>(`${path}/${order.id}`, { customer }),
        put: () => shop.owner.put<Failure>(`${path}/${order.id}`, { ...asRead, customer }, reading(asRead)),
        preview: () => shop.owner.post<Failure>(`${path}/${order.id}/preview`, { customer }),
      }[name];
      const answer = await send?.();
      expect({ name, status: answer?.status, body: answer?.body }).toMatchObject({
        name,
        status: 422,
        body: { errors: { 'customer.id': { key: 'readOnly' } } },
      });
    }),
    { numRuns: 40 },
  );
  expect(await count()).toBe(before);
  expect((await shop.owner.get<Order>(`${path}/${order.id}`)).body).toEqual(asRead);
}, 60_000);

test('an order that was read may be sent back whole, with another customer, and after its customer is gone', async () => {
  const path = `${shop.base}/orders`;
  const order = await shop.order([lineOf(product)], { customer_id: eva.id });
  const at = `${path}/${order.id}`;
  const read = async () => (await shop.owner.get<Order>(at)).body;
  const same = await shop.owner.put<Order>(at, await read(), reading(await read()));
  expect([same.status, same.body.customer_id]).toEqual([200, eva.id]);
  // The name of the order's customer is corrected, with the id as it was read.
  const corrected = await shop.owner.patch<Order>(at, {
    customer: { ...same.body.customer, first_name: 'Evita' },
  });
  expect(corrected).toMatchObject({ status: 200, body: { customer: { id: eva.id, first_name: 'Evita' } } });
  const moved = await shop.owner.patch<Order>(at, { ...corrected.body, customer_id: ana.id });
  expect(moved).toMatchObject({
    status: 200,
    body: { customer_id: ana.id, customer: { id: ana.id, first_name: 'Ana' } },
  });
  // Both may name the new one.
  const back = await shop.owner.patch<Order>(at, { customer_id: eva.id, customer: { ...eva } });
  expect(back).toMatchObject({ status: 200, body: { customer_id: eva.id, customer: { id: eva.id } } });
  expect((await shop.owner.delete(`${shop.base}/customers/${eva.id}`)).status).toBeLessThan(300);
  const left = await read();
  expect(left).toMatchObject({ customer_id: null, customer: { id: eva.id } });
  expect((await shop.owner.put(at, { ...left, comments: 'Sin cliente' }, reading(left))).status).toBe(200);
}, 60_000);
