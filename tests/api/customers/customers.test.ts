import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREQUENCY_JOB, frequencyJob } from '../../../server/modules/customers/purchases.ts';
import { createTestClock } from '../../support/clock.ts';
import { lineOf, openShop } from '../orders/shop.ts';
import type { Order, Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Customer {
  id: number;
  version: number;
  quantity: number;
  total: number;
  lead_id: number;
  frequency_id: number;
}

const person = { first_name: 'Ana', phone_number: '573005550001', email: 'ana@ejemplo.co' };
const customer = async (id: number) => (await shop.owner.get<Customer>(`${shop.base}/customers/${id}`)).body;

test('what a customer bought follows their orders; cancelled ones do not count, nor does what went back', async () => {
  const { body: ana } = await shop.owner.post<Customer>(`${shop.base}/customers`, person);
  expect(ana).toMatchObject({ quantity: 0, total: 0, lead_id: 1, frequency_id: 1 });
  const product = await shop.product({ price: 10_000 });
  const now = shop.clock.now().toISOString();
  const orders = await Promise.all(
    Array.from({ length: 3 }, () => shop.order([lineOf(product)], { customer_id: ana.id, date: now })),
  );
  expect(await customer(ana.id)).toMatchObject({ quantity: 3, total: 30_000, lead_id: 3, frequency_id: 3 });
  const [first, second, third] = orders.map(({ id }) => `${shop.base}/orders/${id}`);
  await shop.owner.post(`${first}/status/3/type/1`, {});
  await shop.owner.post(`${second}/status/5/type/1`, {});
  expect(await customer(ana.id)).toMatchObject({ quantity: 2, total: 10_000 });
  await shop.owner.post(`${third}/status/4/type/1`, {});
  await shop.owner.post(`${third}/refunds`, { amount: 4_000, reason: 'price' });
  expect(await customer(ana.id)).toMatchObject({ quantity: 2, total: 6_000 });
  await shop.owner.delete(third ?? '');
  expect(await customer(ana.id)).toMatchObject({ quantity: 1, total: 0, lead_id: 2, version: ana.version });
  const { body: luz } = await shop.owner.post<Customer>(`${shop.base}/customers`, {
    ...person,
    first_name: 'Luz',
  });
  await shop.owner.patch(second ?? '', { customer_id: luz.id });
  expect([(await customer(ana.id)).quantity, (await customer(luz.id)).quantity]).toEqual([0, 1]);
});

test('an order knows its customer as they were, or registers them by their phone, once', async () => {
  const product = await shop.product();
  const { body: luz } = await shop.owner.post<Customer>(`${shop.base}/customers`, {
    first_name: 'Luz',
    phone_number: '573005550002',
    email: 'luz@ejemplo.co',
  });
  const order = await shop.order([lineOf(product)], { customer_id: luz.id });
  expect(order.customer).toEqual({
    id: luz.id,
    first_name: 'Luz',
    last_name: null,
    phone_number: '573005550002',
    email: 'luz@ejemplo.co',
    document_type: 'CC',
    dni: null,
  });
  await shop.owner.patch(`${shop.base}/customers/${luz.id}`, { first_name: 'Luz Marina' });
  const { body } = await shop.owner.get<Order>(`${shop.base}/orders/${order.id}`);
  expect(body.customer).toMatchObject({ first_name: 'Luz' });
  const fresh = { first_name: 'Rosa', phone_number: '573005550003', email: 'rosa@ejemplo.co' };
  const made = await Promise.all(
    Array.from({ length: 4 }, () => shop.order([lineOf(product)], { customer: fresh })),
  );
  expect(new Set(made.map(({ customer_id }) => customer_id)).size).toBe(1);
  const nameOnly = await shop.order([lineOf(product)], { customer: { first_name: 'Sin datos' } });
  expect(nameOnly).toMatchObject({ customer_id: null, customer: { first_name: 'Sin datos' } });
});

test('an order registers a buyer who has no mail by their phone, and the next one is theirs too', async () => {
  const product = await shop.product();
  const buyer = { first_name: 'Noemí', phone_number: '3005550101' };
  const first = await shop.order([lineOf(product)], { customer: buyer });
  expect((await shop.owner.get(`${shop.base}/customers/${first.customer_id}`)).body).toMatchObject({
    first_name: 'Noemí',
    phone_number: '573005550101',
    email: null,
    quantity: 1,
  });
  const again = await shop.order([lineOf(product)], {
    customer: { first_name: 'Noemí', phone_number: '573005550101', email: 'noemi@ejemplo.co' },
  });
  expect(again.customer_id).toBe(first.customer_id);
});

test('of clients who share a number an order is of the one with its mail, then with its name, then of the oldest', async () => {
  const product = await shop.product();
  const phone_number = '573005550102';
  const add = async (fields: object) =>
    (await shop.owner.post<Customer>(`${shop.base}/customers`, { phone_number, ...fields })).body.id;
  const mother = await add({ first_name: 'Rosa', last_name: 'Mejía' });
  const daughter = await add({ first_name: 'Luz', last_name: 'Mejía', email: 'luz.m@ejemplo.co' });
  const order = (fields: object) =>
    shop.order([lineOf(product)], { customer: { phone_number: '3005550102', ...fields } });
  const ofLuz = await order({ first_name: 'luz', last_name: 'mejía' });
  expect(ofLuz.customer_id).toBe(daughter);
  expect((await order({ first_name: 'L.', email: 'Luz.M@ejemplo.co' })).customer_id).toBe(daughter);
  expect((await order({ first_name: 'Pedro' })).customer_id).toBe(mother);
  const corrected = await shop.owner.put<Order>(`${shop.base}/orders/${ofLuz.id}/customer`, {
    first_name: 'Luz Dary',
    phone_number: '3005550102',
  });
  expect(corrected.body.customer_id).toBe(daughter);
  expect((await shop.owner.get(`${shop.base}/customers/${mother}`)).body).toMatchObject({
    first_name: 'Rosa',
  });
  // A further phone of theirs does not replace the main one.
  const contacts = [{ phone_number: '573005550103' }];
  await shop.owner.patch(`${shop.base}/customers/${daughter}`, { contacts });
  const further = { first_name: 'Luz Dary', phone_number: '3005550103' };
  expect((await shop.owner.put(`${shop.base}/orders/${ofLuz.id}/customer`, further)).status).toBe(200);
  expect((await shop.owner.get(`${shop.base}/customers/${daughter}`)).body).toMatchObject({
    phone_number,
    contacts,
  });
});

test('frequency goes down as orders grow old: a job looks once a day, and waits only once', async () => {
  const { body: rosa } = await shop.owner.post<Customer>(`${shop.base}/customers`, {
    first_name: 'Rosa',
    phone_number: '573005550009',
    email: 'rosa9@ejemplo.co',
  });
  const clock = createTestClock();
  const now = clock.now();
  await shop.order([lineOf(await shop.product())], { customer_id: rosa.id, date: now.toISOString() });
  expect((await customer(rosa.id)).frequency_id).toBe(2);
  const look = frequencyJob({ database: shop.database, clock });
  const job = { id: 1, storeId: shop.storeId, kind: FREQUENCY_JOB, payload: {}, attempts: 1 };
  clock.advance(89 * 86_400_000);
  await look(job, AbortSignal.timeout(10_000));
  expect((await customer(rosa.id)).frequency_id).toBe(2);
  clock.advance(2 * 86_400_000);
  await look(job, AbortSignal.timeout(10_000));
  const after = await customer(rosa.id);
  expect(after).toMatchObject({ frequency_id: 1, quantity: 1, version: rosa.version });
  const { rows } = await shop.database.read(shop.storeId, (db) =>
    sql`select state from jobs where store_id = ${shop.storeId} and kind = ${FREQUENCY_JOB}`.execute(db),
  );
  expect(rows).toEqual([{ state: 'queued' }]);
});

test('[CLI-01] a document is found with points and without, however it is stored', async () => {
  const add = async (dni: string) =>
    (await shop.owner.post<Customer>(`${shop.base}/customers`, { ...person, dni })).body.id;
  const [pointed, plain] = [await add('1.023.456.789'), await add('52987654')];
  const found = async (search: string) => {
    const { body } = await shop.owner.get<Customer[]>(
      `${shop.base}/customers?search=${encodeURIComponent(search)}`,
    );
    return body.map(({ id }) => id);
  };
  for (const typed of ['1.023.456.789', '1023456789', '1 023 456 789', '3456789'])
    expect(await found(typed), typed).toEqual([pointed]);
  for (const typed of ['52.987.654', '52987654']) expect(await found(typed), typed).toEqual([plain]);
});

test('counters by kind and frequency, in words', async () => {
  const { body } = await shop.owner.get(`${shop.base}/customers-counters`);
  expect(body).toMatchObject({
    leads_counter: [{ id: 1, name: 'Interesado' }, { id: 2 }, { id: 3, name: 'Cliente recurrente' }],
    frequencies_counter: [{ id: 1 }, { id: 2 }, { id: 3, name: 'Frecuente' }, { id: 4 }],
  });
});

test('[CLI-04] cities, countries and document types are read without a store', async () => {
  const anyone = shop.anonymous();
  const cities = await anyone.get<object[]>('/cities?search=bogota');
  expect(cities.body[0]).toMatchObject({ id: '11001', name: 'Bogotá D.C.', country_code: 'CO' });
  expect((await anyone.get<object[]>('/cities')).body).toHaveLength(1_123);
  const countries = await anyone.get<object[]>('/countries');
  expect(countries.body[0]).toEqual({ code: 'CO', name: 'Colombia', currency: 'COP', phone_prefix: '57' });
  const documents = await anyone.get<object[]>('/document-types');
  expect(documents.body.slice(0, 3)).toEqual([
    { id: 1, name: 'CC' },
    { id: 2, name: 'TI' },
    { id: 3, name: 'Pasaporte' },
  ]);
});

test('a number that is no number is refused, yet one stored before the rule holds up no other field', async () => {
  const list = `${shop.base}/customers`;
  const refused = await shop.owner.post(list, { ...person, phone_number: '573105' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { phone_number: { key: 'pattern' } } } });
  const { body: old } = await shop.owner.post<Customer>(list, { ...person, phone_number: '573105550000' });
  await shop.database.write(shop.storeId, (tx) =>
    sql`update customers set phone_number = '573105' where id = ${old.id}`.execute(tx.sql),
  );
  const stored = { ...person, phone_number: '573105', last_name: 'Ruiz' };
  expect((await shop.owner.patch(`${list}/${old.id}`, { address: 'Calle 1' })).status).toBe(200);
  expect((await shop.owner.put(`${list}/${old.id}`, stored)).status).toBe(200);
  const other = await shop.owner.put(`${list}/${old.id}`, { ...stored, phone_number: '57310' });
  expect(other.body).toMatchObject({ errors: { phone_number: { key: 'pattern' } } });
});
