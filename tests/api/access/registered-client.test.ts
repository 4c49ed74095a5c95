import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../../../domain/access/access.ts';
import { nameOf } from './calls.ts';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { lineOf, openShop, type Order, type Shop } from '../orders/shop.ts';
import { createEmployee } from './callers.ts';

/** What the registered client says of themself, now and before. The order's copy says none of it. */
const SECRETS = {
  first_name: 'Zoraida',
  last_name: 'Quintanilla',
  phone_number: '573009871234',
  email: 'zoraida.q@ejemplo.co',
  document_type: 'CC',
  dni: '1098765432',
  address: 'Calle Escondida 77',
  notes: 'prefiere que no la llamen',
};
const CANARIES = /Zoraida|Quintanilla|9871234|zoraida\.q|1098765432|Escondida|no la llamen|Zuleima/;
/** What was typed into the order. */
const TYPED = { first_name: 'Vecina', last_name: 'del Tercero', phone_number: '573001112233' };

let shop: Shop;
let order: Order;
let customerId: number;
let employee: TestClient;
/** Gives the employee another role. */
let become: (name: string, permissions: string[]) => Promise<unknown>;

beforeAll(async () => {
  shop = await openShop();
  const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, SECRETS);
  expect(made.status).toBe(201);
  customerId = made.body.id;
  order = await shop.order([lineOf(await shop.product())], { customer_id: customerId, customer: TYPED });
  expect(order).toMatchObject({ customer_id: customerId, customer: { ...TYPED, id: customerId } });
  // The log has the name of before, and of after.
  const renamed = await shop.owner.patch(`${shop.base}/customers/${customerId}`, { first_name: 'Zuleima' });
  expect(renamed.status).toBe(200);
  const all = allPermissions(shop.ports.resources.map(({ name }) => name));
  const created = await createEmployee(shop);
  become = created.become;
  const { cookies } = await created.become(
    'Sin clientes',
    all.filter((permission) => !permission.startsWith('customers.') && permission !== 'orders.write'),
  );
  employee = createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
}, 60_000);
afterAll(() => shop.close());

const pathOf = (path: string): string =>
  path
    .replace('{storeId}', String(shop.storeId))
    .replace(/customers\/\{id\}/, `customers/${customerId}`)
    .replace('{id}', String(order.id))
    .replaceAll(/\{\w+\}/g, '1');

// Who writes orders chooses clients by name and phone: lookups.test.ts says what they read of one.
test('without the right to read clients or to write orders, no call shows more of a registered one than what was typed into the order', async () => {
  const shown: string[] = [];
  let answered = 0;
  let whole = '';
  for (const route of shop.api.routes.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/stores/') && !path.endsWith('/events'),
  )) {
    // A workbook is packed: its texts do not stand in its bytes.
    const format = route.query?.['format'] === undefined ? '' : '?format=csv';
    const response = await employee.raw(pathOf(route.path) + format);
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    if (response.status === 200) answered += 1;
    whole += text;
    if (CANARIES.test(text)) shown.push(nameOf(route));
  }
  expect(shown).toEqual([]);
  expect(answered).toBeGreaterThan(40);
  expect(whole).toContain('del Tercero');
}, 60_000);

test('nor do searches, filters and orders of a list tell whether a client is called so', async () => {
  const list = `${shop.base}/orders`;
  const totals = new Map<string, string | null>();
  for (const query of [
    'search=Zoraida',
    'search=Zuleima',
    'search=1098765432',
    'search=zoraida.q',
    'search=9871234',
    'search=Vecina',
  ]) {
    const { status, headers } = await employee.get(`${list}?${query}`);
    expect([query, status]).toEqual([query, 200]);
    totals.set(query, headers.get('x-total-count'));
  }
  expect([...totals.values()]).toEqual(['0', '0', '0', '0', '0', '1']);
  for (const query of ['customer_id.contains=1', 'customers.email.contains=z', 'sort=customer_id.email,asc'])
    expect([query, (await employee.get(`${list}?${query}`)).status]).toEqual([query, 400]);
});

test('who attaches a client by the number alone reads nothing back; a copy that an owner made is the order’s own', async () => {
  const path = `${shop.base}/orders`;
  const product = await shop.product();
  const typed = { first_name: 'Otra', phone_number: SECRETS.phone_number };
  await become('Escribe pedidos', ['orders.read', 'orders.write']);
  const made = await employee.post<Order>(path, shop.orderBody([lineOf(product)], { customer: typed }));
  expect([made.status, made.body.customer_id]).toEqual([201, customerId]);
  expect(JSON.stringify(made.body)).not.toMatch(/Zuleima|Quintanilla|zoraida\.q|1098765432|Escondida/);

  // A member who may read clients copies one into an order: from then on it says of its buyer what the copy says.
  const copied = await shop.order([lineOf(product)], { customer_id: customerId });
  const read = await employee.get<Order>(`${path}/${copied.id}`);
  expect(read.body.customer).toMatchObject({ first_name: 'Zuleima', dni: '1098765432' });
  expect(JSON.stringify(read.body)).not.toMatch(/Escondida|no la llamen/);
});
