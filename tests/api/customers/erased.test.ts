import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import { createImportsWorld, linesOf } from '../imports/imports-world.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from '../orders/shop.ts';

interface Customer extends Failure {
  id: number;
  version: number;
  first_name: string;
  anonymised_at: string | null;
}

const ERASED = { key: 'erased' };

let shop: Shop;
let rosa: Customer;
let order: Order;
beforeAll(async () => {
  shop = await openShop();
  const person = { first_name: 'Rosa', phone_number: '573009876511', email: 'rosa@ejemplo.co' };
  const { id } = (await shop.owner.post<Customer>(at('customers'), person)).body;
  const product = await shop.product({ price: 10_000, quantity_available: 50 });
  order = await shop.order([lineOf(product, 2)], { customer_id: id, comments: 'timbre dañado' });
  expect((await shop.owner.post(at(`customers/${id}/anonymise`), { name: 'Rosa' })).status).toBe(204);
  rosa = await client(id);
  order = await orderNow();
});
afterAll(() => shop.close());

const at = (path: string) => `${shop.base}/${path}`;
const client = async (id: number) => (await shop.owner.get<Customer>(at(`customers/${id}`))).body;
const orderNow = async () => (await shop.owner.get<Order>(at(`orders/${order.id}`))).body;
const refusal = ({ status, body }: { status: number; body: Failure }) => [status, body.errors];

test('nothing is written into a client whose data was erased, by any call', async () => {
  const { owner } = shop;
  const path = at(`customers/${rosa.id}`);
  for (const change of [
    { first_name: 'Rosa' },
    { last_name: 'Pérez' },
    { phone_number: '573009876511' },
    { email: 'rosa@ejemplo.co' },
    { document_type: 'CC' },
    { dni: '1098765432' },
    { address: 'Calle 1' },
    { address_line: 'Apto 1' },
    { notes: 'alergia al maní' },
  ])
    expect(refusal(await owner.patch<Failure>(path, change)), JSON.stringify(change)).toEqual([
      422,
      Object.fromEntries(Object.keys(change).map((source) => [source, ERASED])),
    ]);
  expect(refusal(await owner.patch<Failure>(path, { country_code: 'CO', city_id: '05001' }))).toEqual([
    422,
    { country_code: ERASED, city_id: ERASED },
  ]);
  expect(refusal(await owner.put<Failure>(path, { notes: 'alergia al maní' }))).toEqual([
    422,
    { notes: ERASED },
  ]);
  const form = {
    first_name: 'Rosa',
    last_name: 'Pérez',
    phone_number: '573009876511',
    email: 'rosa@ejemplo.co',
  };
  expect(refusal(await owner.put<Failure>(path, form))).toMatchObject([422, { first_name: ERASED }]);
  const consent = {
    kind: 'given',
    purpose: 'orders',
    channel: 'whatsapp',
    given_at: shop.clock.now().toISOString(),
    wording: 'Autorizo el uso de mis datos.',
    evidence: 'chat con Rosa',
  };
  expect(refusal(await owner.post<Failure>(`${path}/consents`, consent))).toEqual([422, { purpose: ERASED }]);
  // Read and sent back whole, nothing changes and nothing is refused.
  expect((await owner.patch(path, { first_name: rosa.first_name })).status).toBe(200);
  expect(await client(rosa.id)).toEqual(rosa);
});

test('an erased client gets no order, however it is made', async () => {
  const { owner } = shop;
  const product = await shop.product({ price: 10_000, quantity_available: 50 });
  const body = shop.orderBody([lineOf(product)], { customer_id: rosa.id });
  const typed = { ...body, customer: { first_name: 'Rosa', phone_number: '573009876511' } };
  for (const one of [body, typed])
    expect(refusal(await owner.post<Failure>(at('orders'), one))).toEqual([422, { customer_id: ERASED }]);
  const manual = await owner.post<Failure>(at('create-manual-order'), {
    customer: { id: rosa.id, first_name: 'Rosa', phone_number: '573009876511' },
    date: '2026-11-20 20:30:00',
    order_status_id: 4,
    products: [lineOf(product)],
    shipping_cost: null,
    shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
    shipping_order_status_id: 8,
    user_store_id: shop.branchId,
  });
  expect(refusal(manual)).toEqual([422, { customer_id: ERASED }]);
  const other = await shop.order([lineOf(product)]);
  expect(refusal(await owner.patch<Failure>(at(`orders/${other.id}`), { customer_id: rosa.id }))).toEqual([
    422,
    { customer_id: ERASED },
  ]);
  const given = await owner.put<Failure>(at(`orders/${other.id}/customer`), {
    id: rosa.id,
    first_name: 'Rosa',
  });
  expect(refusal(given)).toEqual([422, { customer_id: ERASED }]);
  expect(await client(rosa.id)).toEqual(rosa);
});

test('an order of an erased client goes on, and learns nothing of a person again', async () => {
  const { owner } = shop;
  const path = at(`orders/${order.id}`);
  for (const [change, source] of [
    [{ customer: { first_name: 'Rosa' } }, 'customer'],
    [{ comments: 'timbre dañado' }, 'comments'],
    [
      { shipping_information: { country_code: 'CO', city_id: '05001', address: 'C 1' } },
      'shipping_information',
    ],
  ] as const)
    expect(refusal(await owner.patch<Failure>(path, change)), source).toEqual([422, { [source]: ERASED }]);
  const corrected = await owner.put<Failure>(`${path}/customer`, { first_name: 'Rosa' });
  expect(refusal(corrected)).toEqual([422, { customer: ERASED }]);
  const shipping = { country_code: 'CO', city_id: '05001', address: 'Calle 1' };
  expect(refusal(await owner.put<Failure>(`${path}/shipping-information`, shipping))).toEqual([
    422,
    { shipping_information: ERASED },
  ]);
  expect(await orderNow()).toEqual(order);
  expect((await owner.post(`${path}/status/2/type/1`, {})).status).toBe(200);
  expect((await owner.patch(path, { carrier: 'Servientrega' })).status).toBe(200);
  // The order was of somebody else all the time: it may be given to them.
  const { body: luz } = await owner.post<Customer>(at('customers'), {
    first_name: 'Luz',
    phone_number: '573009876512',
    email: 'luz@ejemplo.co',
  });
  expect((await owner.patch(path, { customer_id: luz.id })).status).toBe(200);
  expect((await orderNow()).customer).toMatchObject({ first_name: 'Luz' });
});

test('an erased client takes no part in a merge', async () => {
  const { body: eva } = await shop.owner.post<Customer>(at('customers'), {
    first_name: 'Eva',
    phone_number: '573009876513',
    email: 'eva@ejemplo.co',
  });
  const now = await client(rosa.id);
  const customers = [eva, now].map(({ id, version }) => ({ id, version }));
  for (const { id } of customers)
    expect(refusal(await shop.owner.post<Failure>(at(`customers/${id}/merge`), { customers }))).toEqual([
      422,
      { customers: ERASED },
    ]);
});

test('a line of a file that names an erased client is refused at the line', async () => {
  const world = await createImportsWorld();
  try {
    const person = { first_name: 'Rosa', phone_number: '573009876511', email: 'rosa@ejemplo.co' };
    const { id } = (await world.owner.post<Customer>(world.path('/customers'), person)).body;
    await world.owner.post(world.path(`/customers/${id}/anonymise`), { name: 'Rosa' });
    const before = (await world.owner.get<Customer>(world.path(`/customers/${id}`))).body;
    const done: ImportSummary = await world.bring(
      'customers',
      linesOf([{ id: String(id), first_name: 'Rosa', phone_number: '573009876511' }]),
    );
    expect(done).toMatchObject({ updated: 0, failed: 1 });
    const { body } = await world.owner.get<{ refusal: Failure }[]>(
      world.path(`/imports/${done.id}/failures`),
    );
    expect(body[0]?.refusal.errors).toEqual({ first_name: ERASED, phone_number: ERASED });
    expect((await world.owner.get<Customer>(world.path(`/customers/${id}`))).body).toEqual(before);
  } finally {
    await world.close();
  }
});
