import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOKUPS } from '../../../domain/access/access.ts';
import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { ORIGIN } from '../../support/api.ts';
import {
  lineOf,
  openShop,
  option,
  type Failure,
  type Order,
  type Product,
  type Shop,
} from '../orders/shop.ts';
import { createEmployee } from './callers.ts';

/** Members whose roles have rights of orders alone: what they read of branches, products and clients, and what not. */
let shop: Shop;
let north: number;
let product: Product;
/** Without variants. */
let plain: Product;
let become: (permissions: string[], branches?: number[]) => Promise<TestClient>;
const SELLING = ['orders.read', 'orders.write', 'orders.export'];
const CLIENT = {
  first_name: 'Marta',
  last_name: 'Gil',
  phone_number: '573005551234',
  email: 'marta@example.com',
  dni: '52123456',
  address: 'Calle 9 # 8-7',
  address_line: 'Apto 301',
};
let clientId: number;

beforeAll(async () => {
  shop = await openShop();
  const branch = { name: 'Norte', mobile_phone_number: '573009998877', email: 'norte@example.com' };
  north = (await shop.owner.post<{ id: number }>(at('user-stores'), branch)).body.id;
  product = await shop.product({
    name: 'Blusa Lino',
    description: 'Proveedor: Textiles del Valle',
    tags: 'secreto',
    price: 40_000,
    quantity_available: 9,
    product_options: [option('Talla', 'S', 'M')],
  });
  plain = await shop.product({ name: 'Arepa', price: 5_000, quantity_available: 9 });
  clientId = (await shop.owner.post<{ id: number }>(at('customers'), CLIENT)).body.id;
  const employee = await createEmployee(shop);
  become = async (permissions, branch_ids) => {
    const { cookies } = await employee.become(crypto.randomUUID(), permissions);
    if (branch_ids !== undefined) {
      const { ports, storeId, people } = shop;
      const roleId = await createRole(ports, storeId, { name: crypto.randomUUID(), permissions, branch_ids });
      await addMember(ports, storeId, { userId: people.viewer.userId, owner: false, roleId });
    }
    return createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  };
});
afterAll(() => shop.close());

const at = (path: string): string => `${shop.base}/${path}`;
const SYSTEM = ['id', 'created_at', 'updated_at', 'version'];
const known = (resource: string): string[] => [...SYSTEM, ...(LOOKUPS[resource]?.fields ?? [])].sort();

test('who may write orders reads names, prices and stock of products, and names and phones of clients, and no more', async () => {
  const seller = await become(SELLING);
  for (const [resource, id] of [
    ['products', product.id],
    ['customers', clientId],
    ['user-stores', north],
  ] as const) {
    const one = await seller.get<Record<string, unknown>>(at(`${resource}/${id}`));
    expect([one.status, Object.keys(one.body).sort()]).toEqual([200, known(resource)]);
    const list = await seller.get<Record<string, unknown>[]>(at(resource));
    for (const row of list.body) expect(Object.keys(row).sort()).toEqual(known(resource));
  }
  const client = await seller.get(at(`customers/${clientId}`));
  expect(client.body).toMatchObject({ first_name: 'Marta', last_name: 'Gil', phone_number: '573005551234' });
  const found = await seller.get<Product[]>(at('products?search=lino'));
  expect(found.body).toMatchObject([{ name: 'Blusa Lino', price: 40_000 }]);
  expect(found.body[0]?.product_variants.map(({ quantity, price }) => [quantity, price])).toHaveLength(2);
});

test('no filter, sort or search tells what is not shown', async () => {
  const seller = await become(SELLING);
  const asked = [
    'customers?total.between=1,',
    'customers?sort=total,desc',
    'products?low_stock.equals=1',
    'products?sort=order,asc',
  ];
  for (const path of asked) expect([path, (await seller.get(at(path))).status]).toEqual([path, 400]);
  const counted = async (path: string) => (await seller.get<unknown[]>(at(path))).body.length;
  expect(await counted('customers?search=marta')).toBe(1);
  expect(await counted('customers?search=3005551234')).toBe(1);
  expect(await counted('customers?search=52123456')).toBe(0);
  expect(await counted('customers?search=marta@example.com')).toBe(0);
  expect(await counted('products?search=secreto')).toBe(0);
  const { body } = await shop.owner.get<unknown[]>(at('customers?search=52123456'));
  expect(body).toHaveLength(1);
});

test('an order is written with what was looked up, and shows nothing else of the client', async () => {
  const seller = await become(SELLING, [shop.branchId]);
  const { first_name, last_name, phone_number } = CLIENT;
  const order = shop.orderBody([lineOf(plain)], {
    customer_id: clientId,
    customer: { first_name, last_name, phone_number },
  });
  const made = await seller.post<Order>(at('orders'), order);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    customer_id: clientId,
    customer: { first_name, last_name, phone_number, email: null, dni: null },
  });
  // Without what was looked up, it would be a way to read all of them.
  const { customer: _, ...unnamed } = order;
  const refused = await seller.post<Failure>(at('orders'), { ...unnamed, customer_id: clientId });
  expect([refused.status, refused.body.errors?.['customer_id']?.key]).toEqual([403, 'forbidden']);
});

test('a limit to branches holds: no other branch is named, and none of its orders', async () => {
  const seller = await become(SELLING, [shop.branchId]);
  const { body } = await seller.get<{ id: number; name: string }[]>(at('user-stores'));
  expect(body.map(({ id, name }) => [id, name])).toEqual([[shop.branchId, 'Centro']]);
  expect((await seller.get(at(`user-stores/${north}`))).status).toBe(404);
  const elsewhere = await shop.order([lineOf(plain)], { user_store_id: north });
  expect((await seller.get(at(`orders/${elsewhere.id}`))).status).toBe(404);
});

test('an export names the branch of each order', async () => {
  const seller = await become(SELLING);
  await shop.order([lineOf(plain)], { user_store_id: north });
  expect(await (await seller.raw(at('orders/export?format=csv'))).text()).toContain('Norte');
});

test('reading orders names branches alone, and a lookup opens nothing but reading', async () => {
  const reader = await become(['orders.read']);
  expect((await reader.get(at('user-stores'))).status).toBe(200);
  for (const path of ['products', 'customers', `products/${product.id}`, `customers/${clientId}`])
    expect([path, (await reader.get(at(path))).status]).toEqual([path, 403]);
  const seller = await become(SELLING);
  const shut = [
    'products/counts',
    'products/export',
    'inventory',
    'customers-counters',
    'customers/export',
    'user-stores/export',
    `customers/${clientId}/consents`,
    `products/${product.id}/visibility`,
  ];
  for (const path of shut) expect([path, (await seller.get(at(path))).status]).toEqual([path, 403]);
  expect((await seller.patch(at(`customers/${clientId}`), { first_name: 'Otra' })).status).toBe(403);
  expect((await seller.patch(at(`products/${product.id}`), { name: 'Otra' })).status).toBe(403);
});

test("another store's products, clients and branches stay unknown", async () => {
  const seller = await become(SELLING);
  for (const resource of ['products', 'customers', 'user-stores']) {
    const foreign = await seller.get(`/stores/${shop.otherStoreId}/${resource}`);
    expect([resource, foreign.status]).toEqual([resource, 404]);
  }
});

test('every lookup names fields that its schema has', () => {
  for (const [name, { fields }] of Object.entries(LOOKUPS)) {
    const resource = shop.ports.resources.find((one) => one.name === name);
    const sources = resource?.fields.map(({ source }) => source) ?? [];
    expect(fields.filter((field) => !sources.includes(field))).toEqual([]);
  }
});
