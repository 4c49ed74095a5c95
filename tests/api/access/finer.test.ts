import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../../../domain/access/access.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import {
  lineOf,
  openShop,
  option,
  type Failure,
  reading,
  type Order,
  type Product,
  type Shop,
} from '../orders/shop.ts';
import { createEmployee } from './callers.ts';
import { effort } from '../../support/effort.ts';

let shop: Shop;
let all: string[];
let become: (permissions: string[]) => Promise<TestClient>;

beforeAll(async () => {
  shop = await openShop();
  all = allPermissions(shop.ports.resources.map(({ name }) => name));
  const employee = await createEmployee(shop);
  become = async (permissions) => {
    const { cookies } = await employee.become(crypto.randomUUID(), permissions);
    return createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  };
});
afterAll(() => shop.close());

const without = (permission: string): Promise<TestClient> =>
  become(all.filter((other) => other !== permission));

/** Refused at the field, by the permission that is missing. */
async function expectForbidden(
  answer: Promise<{ status: number; body: Failure }>,
  field: string,
  permission: string,
): Promise<void> {
  const { status, body } = await answer;
  expect([status, body.code, body.errors?.[field]]).toEqual([
    403,
    'forbidden',
    { key: 'forbidden', args: { permission } },
  ]);
}

const statusOf = async (id: number): Promise<number> =>
  (await shop.owner.get<Order>(`${shop.base}/orders/${id}`)).body.order_status_id;

test.each([
  ['orders.mark_paid', ORDER_STATUS.paid],
  ['orders.cancel', ORDER_STATUS.cancelled],
  ['orders.refund', ORDER_STATUS.refunded],
])('without %s, no call brings an order to that status or away from it', async (permission, status) => {
  const product = await shop.product({ quantity_available: 50 });
  const open = await shop.order([lineOf(product)]);
  const done = await shop.order([lineOf(product)], { order_status_id: status });
  const employee = await without(permission);
  const at = (order: Order) => `${shop.base}/orders/${order.id}`;
  const refused = (answer: Promise<{ status: number; body: Failure }>) =>
    expectForbidden(answer, 'order_status_id', permission);

  await refused(employee.post<Failure>(`${at(open)}/status/${status}/type/1`));
  await refused(employee.patch<Failure>(at(open), { order_status_id: status }));
  await refused(
    employee.put<Failure>(at(open), shop.orderBody([lineOf(product)], { order_status_id: status })),
  );
  await refused(
    employee.post<Failure>(
      `${shop.base}/orders`,
      shop.orderBody([lineOf(product)], { order_status_id: status }),
    ),
  );
  await refused(employee.post<Failure>(`${at(done)}/status/${ORDER_STATUS.pending}/type/1`));
  await refused(employee.patch<Failure>(at(done), { order_status_id: ORDER_STATUS.onHold }));
  expect([await statusOf(open.id), await statusOf(done.id)]).toEqual([ORDER_STATUS.pending, status]);

  const allowed = await become(['orders.read', 'orders.write', permission]);
  expect((await allowed.post(`${at(open)}/status/${status}/type/1`)).status).toBe(200);
  expect(await statusOf(open.id)).toBe(status);
});

test('without products.edit_price, no price of a product or a variant changes', async () => {
  const product = await shop.product({ product_options: [option('Talla', 'S', 'M')], price: 40_000 });
  const path = `${shop.base}/products/${product.id}`;
  const employee = await without('products.edit_price');
  const dearer = product.product_variants.map((variant) => ({ ...variant, price: 1 }));
  const refused = (body: Record<string, unknown>, field: string) =>
    expectForbidden(employee.patch<Failure>(path, body, reading(product)), field, 'products.edit_price');

  await refused({ price: 1 }, 'price');
  await refused({ discount_price: 1 }, 'discount_price');
  await refused({ product_variants: dearer }, 'product_variants.0.price');
  expect((await employee.patch(path, { name: 'Camiseta nueva' })).status).toBe(200);
  const { price, product_variants: variants } = await shop.find(product.id);
  expect([price, ...variants.map((variant) => variant.price)]).toEqual([40_000, 40_000, 40_000]);

  const allowed = await become(['products.read', 'products.write', 'products.edit_price']);
  expect(await allowed.patch(path, { price: 45_000 })).toMatchObject({
    status: 200,
    body: { price: 45_000 },
  });
});

test('without orders.edit_price, an order has the prices of the products and no discount', async () => {
  const product = await shop.product({ price: 40_000 });
  const path = `${shop.base}/orders`;
  const employee = await without('orders.edit_price');
  const agreed = { ...lineOf(product), price: 1 };
  const order = await employee.post<Failure>(path, shop.orderBody([agreed]));
  expect([order.status, order.body.errors?.['order_details.0.price']?.key]).toEqual([422, 'price_changed']);
  for (const field of ['discount', 'discount_percent']) {
    const refused = await employee.post<Failure>(path, shop.orderBody([lineOf(product)], { [field]: 1 }));
    expect([refused.status, refused.body.errors]).toEqual([403, { [field]: { key: 'forbidden' } }]);
  }
  expect((await employee.post(path, shop.orderBody([lineOf(product)]))).status).toBe(201);

  const allowed = await become(['orders.read', 'orders.write', 'orders.edit_price']);
  const bargain = await allowed.post<Order>(path, shop.orderBody([agreed], { discount: 1 }));
  expect([bargain.status, bargain.body.total]).toEqual([201, 0]);
});

test('without products.edit_stock, no stock of a product or a variant changes but by an order', async () => {
  const plain = await shop.product({ quantity_available: 5 });
  const product = await shop.product({ product_options: [option('Talla', 'S', 'M')] });
  const employee = await without('products.edit_stock');
  const at = ({ id }: Product) => `${shop.base}/products/${id}`;
  const more = product.product_variants.map((variant) => ({ ...variant, quantity: 99 }));

  await expectForbidden(
    employee.patch<Failure>(at(plain), { quantity_available: 99 }, reading(plain)),
    'quantity_available',
    'products.edit_stock',
  );
  await expectForbidden(
    employee.patch<Failure>(at(product), { product_variants: more }, reading(product)),
    'product_variants.0.quantity',
    'products.edit_stock',
  );
  expect((await employee.post(`${shop.base}/orders`, shop.orderBody([lineOf(plain, 2)]))).status).toBe(201);
  expect((await shop.find(plain.id)).quantity_available).toBe(3);

  const allowed = await become(['products.read', 'products.write', 'products.edit_stock']);
  const now = await shop.find(plain.id);
  const changed = await allowed.patch(at(plain), { quantity_available: 7 }, reading(now));
  expect(changed).toMatchObject({ status: 200, body: { quantity_available: 7 } });
});

test('without customers.read, no registered client is read through an order', async () => {
  const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
    first_name: 'Secreta',
    phone_number: '573005551234',
    email: 'secreta@ejemplo.co',
    document_type: 'CC',
    dni: '52123456',
  });
  expect(made.status).toBe(201);
  const product = await shop.product();
  const order = await shop.order([lineOf(product)]);
  const path = `${shop.base}/orders`;
  const employee = await without('customers.read');
  const writes = (id: number): Promise<{ status: number; body: Failure }>[] => {
    const body = shop.orderBody([lineOf(product)], { customer_id: id });
    const renamed = { customer_id: id, customer: { first_name: 'Otra', phone_number: '573009990000' } };
    return [
      employee.post<Failure>(path, body),
      employee.patch<Failure>(`${path}/${order.id}`, { customer_id: id }),
      employee.patch<Failure>(`${path}/${order.id}`, renamed),
      employee.put<Failure>(`${path}/${order.id}/customer`, { id, ...renamed.customer }),
    ];
  };
  // A client who is not there answers as one who is.
  for (const id of [made.body.id, 999_999])
    for (const answer of writes(id)) await expectForbidden(answer, 'customer_id', 'customers.read');

  const typed = { first_name: 'Vecina', phone_number: '573005551234' };
  const taken = await employee.post<Order>(path, shop.orderBody([lineOf(product)], { customer: typed }));
  expect(taken.status).toBe(201);
  expect(taken.body.customer_id).toBe(made.body.id);
  const given = await employee.put<Order>(`${path}/${order.id}/customer`, typed);
  expect(given.status).toBe(200);
  for (const { body } of [taken, given]) {
    expect(body.customer).toMatchObject(typed);
    expect(JSON.stringify(body)).not.toMatch(/secreta@ejemplo|Secreta|52123456/);
  }

  const reader = await become(all);
  const { body } = await reader.post<Order>(
    path,
    shop.orderBody([lineOf(product)], { customer_id: made.body.id }),
  );
  expect(body.customer).toMatchObject({ dni: '52123456', email: 'secreta@ejemplo.co' });
});

test('whatever an employee may do beside it, a registered client is attached by who may read clients alone', async () => {
  const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
    first_name: 'Callada',
    phone_number: '573005556789',
    email: 'callada@ejemplo.co',
    document_type: 'CC',
    dni: '52999888',
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const product = await shop.product();
  const order = await shop.order([lineOf(product)]);
  const path = `${shop.base}/orders`;
  const named = fc.oneof(fc.constant(id), fc.integer({ min: 10_000, max: 2 ** 31 - 1 }));
  const others = all.filter((permission) => permission !== 'customers.read');
  const call = fc.constantFrom('post', 'patch', 'put');
  await fc.assert(
    fc.asyncProperty(fc.subarray(others), named, call, async (permissions, customer_id, method) => {
      const employee = await become(permissions);
      const body =
        {
          post: shop.orderBody([lineOf(product)], { customer_id }),
          patch: { customer_id },
          put: { id: customer_id, first_name: 'Otra', phone_number: '573009990000' },
        }[method] ?? {};
      const at =
        { post: path, patch: `${path}/${order.id}`, put: `${path}/${order.id}/customer` }[method] ?? path;
      const init = { method: method.toUpperCase(), body: JSON.stringify(body) };
      const answer = await employee.raw(at, { ...init, headers: { 'content-type': 'application/json' } });
      expect([permissions, answer.status]).toEqual([permissions, 403]);
      expect(await answer.text()).not.toMatch(/Callada|52999888/);
    }),
    { numRuns: effort(50, 60) },
  );
}, 120_000);
