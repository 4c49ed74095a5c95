/** Clients: each call of spec 2 §7 with its own body, and each field of the entity. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, type Failure, type Shop } from '../orders/shop.ts';
import { lacks, type ShapeOf } from './shape.ts';

/** Spec 1 §3, spec 2 §3. */
const CLIENT = {
  id: 'int',
  first_name: 'text',
  last_name: 'text',
  phone_number: 'text',
  email: 'text',
  document_type: 'text',
  dni: 'text',
  city_id: 'text',
  address: 'text',
  address_line: 'text',
  notes: 'text',
  lead: { name: 'text' },
  frequency: { name: 'text' },
  quantity: 'int',
  total: 'int',
  orders: 'int',
  city: { name: 'text', state: 'text', country_code: 'text' },
} as const satisfies ShapeOf;

const COUNTER = [{ id: 'int', name: 'text', quantity: 'int' }] as const;

let shop: Shop;
let id: number;
const at = (path = '') => `${shop.base}/customers${path}`;

beforeAll(async () => {
  shop = await openShop();
  const made = await shop.owner.post<{ id: number }>(at(), {
    first_name: 'Ana',
    phone_number: '573005550001',
    document_type: 'CC',
    dni: '1020304050',
    email: 'ana@ejemplo.co',
    user_store_id: shop.branchId,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  ({ id } = made.body);
});
afterAll(() => shop.close());

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

test('[CLI-04] the data form, the notes, the list and one of it have every field', async () => {
  const written = await shop.owner.put(at(`/${id}`), form);
  expect(written.status, JSON.stringify(written.body)).toBe(200);
  const noted = await shop.owner.put(at(`/${id}`), { notes: 'Prefiere la tarde' });
  expect(lacks(noted.body, CLIENT)).toEqual([]);
  await shop.order([lineOf(await shop.product({ price: 10_000 }))], { customer_id: id });
  const one = await shop.owner.get(at(`/${id}`));
  expect(lacks(one.body, CLIENT)).toEqual([]);
  expect(one.body).toMatchObject({
    lead: { id: 2, name: 'Cliente nuevo' },
    frequency: { id: 2, name: 'Ocasional' },
    orders: 1,
    quantity: 1,
  });
  const query =
    'limit=10&page=1&sort=created_at&search=Ana&orders.between=1,5&total.between=1,20000&customer_status_id.in=2&customer_frequency.in=2';
  const list = await shop.owner.get(at(`?${query}`));
  expect([list.headers.get('x-total-count'), ...lacks(list.body, [CLIENT])]).toEqual(['1']);
});

test('[CLI-04] the DANE code of the city may be a number', async () => {
  const written = await shop.owner.put(at(`/${id}`), { ...form, city_id: 5001 });
  expect(written).toMatchObject({ status: 200, body: { city_id: '05001', city: { name: 'Medellín' } } });
});

test('[CLI-03] the data form asks for a last name and a mail', async () => {
  const { last_name: _, email: __, ...short } = form;
  const refused = await shop.owner.put<Failure>(at(`/${id}`), short);
  const required = { key: 'required' };
  expect([refused.status, refused.body.errors]).toEqual([422, { last_name: required, email: required }]);
});

test('[CLI-04] counters and the lists of places and documents', async () => {
  const counters = await shop.owner.get(`${shop.base}/customers-counters`);
  expect(lacks(counters.body, { leads_counter: COUNTER, frequencies_counter: COUNTER })).toEqual([]);
  const { body: countries } = await shop.owner.get('/countries');
  expect(lacks(countries, [{ code: 'text', name: 'text', currency: 'text', phone_prefix: 'text' }])).toEqual(
    [],
  );
  const { body: cities } = await shop.owner.get('/cities');
  expect(lacks(cities, [{ id: 'any', name: 'text', state: 'text' }])).toEqual([]);
  const { body: documents } = await shop.owner.get('/document-types');
  expect(lacks(documents, [{ id: 'int', name: 'text' }])).toEqual([]);
});

test('[CLI-02] a phone has seven to thirteen digits, also one that begins with 57', async () => {
  for (const [phone_number, status] of [
    ['5712345', 201],
    ['5731055512345', 201],
    ['573105', 422],
    ['57310555123456', 422],
    ['+573105551234', 422],
    // No country code begins with 0; in Italy the 0 of the area stands behind the code.
    ['03105551234', 422],
    ['390612345678', 201],
  ] as const) {
    const made = await shop.owner.post(at(), { ...form, phone_number });
    expect([phone_number, made.status]).toEqual([phone_number, status]);
  }
});
