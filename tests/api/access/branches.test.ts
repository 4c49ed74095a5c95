import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from '../../../server/modules/identity/members.ts';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { openEvents } from '../../support/events.ts';
import { photo } from '../files/files-world.ts';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from '../orders/shop.ts';
import { limitedTo } from './callers.ts';

/** A form with one picture. */
async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await photo(8, 8))], 'foto.jpg'));
  return form;
}

/** A second branch, which the employee of the first one must learn nothing of. */
let shop: Shop;
let north: number;
let product: Product;
let own: Order;
let foreign: Order;
let foreignNote: number;
let foreignProof: number;
let employee: TestClient;

beforeAll(async () => {
  shop = await openShop();
  const branch = { name: 'Norte', mobile_phone_number: '573009998877' };
  north = (await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, branch)).body.id;
  product = await shop.product({ quantity_available: 100, price: 10_000 });
  own = await shop.order([lineOf(product)], { comments: 'para Marta', order_status_id: 4 });
  foreign = await shop.order([lineOf(product, 7)], {
    user_store_id: north,
    comments: 'para Marta',
    order_status_id: 4,
  });
  const note = await shop.owner.post<{ id: number }>(at(`orders/${foreign.id}/notes`), {
    text: 'Para Norte',
  });
  foreignNote = note.body.id;
  const proof = await shop.owner.raw(at(`orders/${foreign.id}/proofs`), {
    method: 'POST',
    body: await pictureForm(),
  });
  const attached: { id: number } = await proof.json();
  foreignProof = attached.id;
  const { cookies } = await limitedTo(shop, 'Centro', [shop.branchId]);
  employee = createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
});
afterAll(() => shop.close());

const at = (path: string): string => `${shop.base}/${path}`;
const idsIn = async (path: string, client = employee): Promise<number[]> =>
  (await client.get<{ id: number }[]>(at(path))).body.map(({ id }) => id);

test('lists hold the records of the own branches, whatever they ask for, and count those alone', async () => {
  expect(await idsIn('orders')).toEqual([own.id]);
  expect((await employee.raw(at('orders'))).headers.get('x-total-count')).toBe('1');
  expect(await idsIn('orders?search=marta')).toEqual([own.id]);
  expect(await idsIn('orders?search=marta', shop.owner)).toHaveLength(2);
  expect(await idsIn(`orders?id.in=${own.id},${foreign.id}`)).toEqual([own.id]);
  expect(await idsIn(`orders?user_store_id.in=${north}`)).toEqual([]);
  expect(await idsIn('user-stores')).toEqual([shop.branchId]);
  expect(await idsIn('products')).toEqual([product.id]);
});

test('files hold the records of the own branches alone', async () => {
  const csv = await (await employee.raw(at('orders/export?format=csv'))).text();
  expect(csv.trim().split('\n')).toHaveLength(2);
  const workbook = await employee.raw(at('orders/export'));
  expect(workbook.headers.get('x-total-count')).toBe('1');
  const history = await employee.get<{ base64Content: string }>(at('history'));
  const all = await shop.owner.get<{ base64Content: string }>(at('history'));
  expect(history.body.base64Content.length).toBeLessThan(all.body.base64Content.length);
});

test('[HOM-04] figures are those of the own branches, and the goal of the whole store is not shown', async () => {
  const range = 'from=2026-11-20&to=2026-11-20';
  const stats = await employee.get<Record<string, unknown[]>>(at(`orders/stats?${range}`));
  expect(stats.body['days']).toEqual([
    { date: '2026-11-20', orders: 1, sales: own.total, other_currencies: 0 },
  ]);
  expect(stats.body['branches']).toMatchObject([{ id: shop.branchId, orders: 1 }]);
  expect(stats.body['channels']).toMatchObject([{ id: 'whatsapp', orders: 1, sales: own.total }]);
  const money = await employee.get(at(`orders/money?${range}`));
  expect(money.body).toMatchObject({ received: own.total, owed: 0, owed_orders: 0 });
  const sums = await employee.get(at('orders/sums?order_status_id.in=1,4'));
  expect(sums.body).toEqual({ sums: { orders: 1, total: own.total, received: own.total, owed: 0 } });
  expect((await employee.get(at('orders/debtors'))).body).toEqual([]);
  expect((await employee.get(at(`orders/${foreign.id}/payments`))).status).toBe(404);
  const top = await employee.get(at(`orders/top-products?${range}`));
  expect(top.body).toMatchObject([{ product_id: product.id, units: 1 }]);
  await shop.owner.put(at('orders/weekly-goal'), { goal: 500_000 });
  const goal = async (client: TestClient) =>
    (await client.get<{ goal: number | null }>(at('orders/weekly-progress'))).body.goal;
  expect([await goal(employee), await goal(shop.owner)]).toEqual([null, 500_000]);
});

test('counters and sales are those of the own branches', async () => {
  interface Counters {
    order_status_counter: { id: number; quantity: number }[];
    user_stores: { id: number }[];
  }
  const { body } = await employee.get<Counters>(at('orders-counters'));
  expect(body.order_status_counter.find(({ id }) => id === 4)?.quantity).toBe(1);
  expect(body.user_stores.map(({ id }) => id)).toEqual([shop.branchId]);
  const day = (client: TestClient) =>
    client.get<{ orders: number; sales: number }>(at('orders/daily-metrics?date=2026-11-20'));
  expect((await day(employee)).body).toMatchObject({ orders: 1, sales: own.total });
  expect((await day(shop.owner)).body).toMatchObject({ orders: 2, sales: own.total + foreign.total });
});

/** A body that would do for the call, were the record their own. */
function bodyFor(operation: string): unknown {
  const bodies: Record<string, () => unknown> = {
    replaceOrders: () => shop.orderBody([lineOf(product)]),
    replaceUserStores: () => ({ name: 'Otra', mobile_phone_number: '573001234567' }),
    updateOrders: () => ({ comments: 'cambiado' }),
    updateUserStores: () => ({ name: 'Otra' }),
    setOrderCustomer: () => ({ first_name: 'Otra', phone_number: '573001234567' }),
    setOrderShipping: () => ({ address: 'Calle 1' }),
    setOrderShipment: () => ({ carrier: 'TCC' }),
    setOrderProducts: () => ({ products: [lineOf(product)] }),
    setOrderPaid: () => ({ paid: 1, was: 1 }),
    previewOrder: () => ({ comments: 'cambiado' }),
    refundOrder: () => ({ amount: 1, reason: 'other' }),
    addOrderPayment: () => ({ way: 'cash' }),
    decideOrderProof: () => ({ state: 'approved' }),
    addOrderNote: () => ({ text: 'Hola' }),
    editOrderNote: () => ({ text: 'Hola' }),
    createPaymentLink: () => ({}),
  };
  return bodies[operation]?.();
}

test('every call about one record of another branch answers that there is none, and changes nothing', async () => {
  const before = await shop.owner.get<Order>(at(`orders/${foreign.id}`));
  const branch = await shop.owner.get(at(`user-stores/${north}`));
  const limited = shop.ports.resources.filter(
    ({ name, fields }) =>
      name === 'user-stores' ||
      fields.some(
        ({ ref, kind, required }) => kind === 'reference' && required && ref?.resource === 'user-stores',
      ),
  );
  expect(limited.map(({ name }) => name)).toEqual(['orders', 'user-stores']);
  const calls = limited.flatMap(({ name }) =>
    shop.api.routes.filter(({ path }) => path.startsWith(`/stores/{storeId}/${name}/{id}`)),
  );
  expect(calls.length).toBeGreaterThan(10);
  const outcomes: string[] = [];
  for (const { method, path, operationId } of calls) {
    const id = path.includes('/orders/') ? foreign.id : north;
    const url = path
      .replace('{storeId}', String(shop.storeId))
      .replace('{id}', String(id))
      .replace('{statusId}', '3')
      .replace('{type}', '1')
      .replace('{noteId}', String(foreignNote))
      .replace('{proofId}', String(foreignProof));
    const body = bodyFor(operationId);
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await employee.raw(
      url,
      operationId === 'attachOrderProof'
        ? { method, body: await pictureForm() }
        : { method, ...json, headers: { 'content-type': 'application/json' } },
    );
    const { code }: { code?: string } = await answer.json();
    outcomes.push(`${operationId}: ${code ?? answer.status}`);
  }
  const refusedEarlier = new Map([['setMainUserStore', 'forbidden']]);
  expect(outcomes).toEqual(
    calls.map(({ operationId }) => `${operationId}: ${refusedEarlier.get(operationId) ?? 'not_found'}`),
  );
  const bulk = await employee.delete<Failure>(at('orders'), { ids: [own.id, foreign.id] });
  expect([bulk.status, bulk.body.code]).toEqual([404, 'not_found']);
  expect((await shop.owner.get(at(`orders/${foreign.id}`))).body).toEqual(before.body);
  expect((await shop.owner.get(at(`user-stores/${north}`))).body).toEqual(branch.body);
  expect(await idsIn('orders')).toEqual([own.id]);
});

test('nothing is made in another branch or moved there; the own branch takes what is made', async () => {
  const refusal = { user_store_id: { key: 'reference' } };
  const elsewhere = shop.orderBody([lineOf(product)], { user_store_id: north });
  const made = await employee.post<Failure>(at('orders'), elsewhere);
  expect([made.status, made.body.errors]).toEqual([422, refusal]);
  const moved = await employee.patch<Failure>(at(`orders/${own.id}`), { user_store_id: north });
  expect([moved.status, moved.body.errors]).toEqual([422, refusal]);
  const manual = {
    customer: { first_name: 'Marta', phone_number: '573001234567', email: null, dni: null },
    date: '2026-11-20 10:00:00',
    shipping_cost: null,
    order_status_id: 1,
    shipping_order_status_id: 8,
    products: [lineOf(product)],
    shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
  };
  const byHand = await employee.post<Failure>(at('create-manual-order'), { ...manual, user_store_id: north });
  expect([byHand.status, byHand.body.errors]).toEqual([422, refusal]);
  const here = await employee.post<Order>(at('create-manual-order'), {
    ...manual,
    user_store_id: shop.branchId,
  });
  expect(here.status).toBe(201);
  expect((await employee.patch(at(`orders/${here.body.id}`), { comments: 'listo' })).status).toBe(200);
  expect((await employee.delete(at(`orders/${here.body.id}`))).status).toBe(200);
});

test('which branches there are, and which is the main one, is not for the employees of a branch', async () => {
  const branch = { name: 'Sur', mobile_phone_number: '573007776655' };
  expect((await employee.post(at('user-stores'), branch)).status).toBe(403);
  expect((await employee.put(at(`user-stores/${shop.branchId}/default`), {})).status).toBe(403);
  const all = await shop.owner.get<{ id: number; main: number }[]>(at('user-stores'));
  expect(all.body.filter(({ main }) => main === 1).map(({ id }) => id)).toEqual([shop.branchId]);
});

test('the session names the branches of a limited member, and none for a member of the whole store', async () => {
  interface Info {
    store: { access: { branches?: number[] } };
  }
  expect((await employee.get<Info>('/users/token')).body.store.access.branches).toEqual([shop.branchId]);
  expect((await shop.owner.get<Info>('/users/token')).body.store.access).not.toHaveProperty('branches');
});

test('what happens in another branch is not heard; an order that leaves or comes is', async () => {
  const stream = await openEvents(employee, shop.storeId);
  // News of the tests before may still be on its way.
  const { body: mark } = await shop.owner.post<{ id: number }>(at('collections'), {
    name: 'Marca',
    public: 1,
  });
  const marked = { type: 'collections.created', id: mark.id };
  await expect.poll(() => stream.next(), { interval: 0 }).toMatchObject(marked);
  await shop.owner.patch(at(`orders/${foreign.id}`), { comments: 'allá' });
  await shop.owner.patch(at(`orders/${own.id}`), { comments: 'aquí' });
  await shop.owner.patch(at(`orders/${own.id}`), { user_store_id: north });
  await shop.owner.patch(at(`orders/${own.id}`), { user_store_id: shop.branchId });
  const heard = [await stream.next(), await stream.next(), await stream.next()];
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'orders.updated', id: own.id })));
  await stream.close();
});

test('a role whose branches are all gone sees none, not all', async () => {
  const { cookies } = await limitedTo(shop, 'Cerrada', []);
  const nobody = createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  expect(await idsIn('orders', nobody)).toEqual([]);
  expect(await idsIn('user-stores', nobody)).toEqual([]);
  expect((await nobody.get(at(`orders/${own.id}`))).status).toBe(404);
  expect(
    await createRole(shop.ports, shop.storeId, { name: 'Toda', permissions: ['orders.read'] }),
  ).toBeGreaterThan(0);
});
