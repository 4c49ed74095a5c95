import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MERGE_PART_NAMES, MERGE_PARTS } from '../../../domain/customers/merge-parts.ts';
import { signedIn } from '../../support/api.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from '../orders/shop.ts';

interface Customer {
  id: number;
  version: number;
  first_name: string;
  last_name: string | null;
  phone_number: string;
  email: string;
  contacts: { id: number; phone_number: string | null; email: string | null }[];
  dni: string | null;
  notes: string | null;
  city: object | null;
  quantity: number;
  total: number;
  lead_id: number;
  frequency_id: number;
}

interface Group {
  phone_number: string;
  quantity: number;
  customers: Customer[];
}

let shop: Shop;
let made = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const at = (path: string) => `${shop.base}/${path}`;
const one = async (id: number) => (await shop.owner.get<Customer>(at(`customers/${id}`))).body;

async function register(phone_number: string, fields: object = {}): Promise<Customer> {
  made += 1;
  const person = { first_name: `Ana ${made}`, email: `ana${made}@ejemplo.co`, phone_number, ...fields };
  const { status, body } = await shop.owner.post<Customer>(at('customers'), person);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const duplicates = async () => {
  const answer = await shop.owner.raw(at('customers-duplicates'));
  const groups: Group[] = JSON.parse(await answer.text());
  return { groups, total: Number(answer.headers.get('x-total-count')) };
};
const versions = (...customers: Customer[]) => ({
  customers: customers.map(({ id, version }) => ({ id, version })),
});
const merge = (kept: Customer, body: object, client = shop.owner) =>
  client.post<Customer & Failure & { moved_to: number; current: Customer }>(
    at(`customers/${kept.id}/merge`),
    body,
  );
const buy = (customer: Customer, fields: object = {}) =>
  shop.product({ price: 10_000 }).then((product) =>
    shop.order([lineOf(product)], {
      customer_id: customer.id,
      date: shop.clock.now().toISOString(),
      ...fields,
    }),
  );

test('clients with one number are found in any notation of it', async () => {
  const ana = await register('573001112201');
  const same = await register('3001112201');
  await register('573001112202');
  const fixed = await register('6014445566');
  const alsoFixed = await register('576014445566');
  const { groups, total } = await duplicates();
  expect(total).toBe(2);
  expect(groups.map(({ phone_number, quantity }) => [phone_number, quantity])).toEqual([
    ['576014445566', 2],
    ['573001112201', 2],
  ]);
  expect(groups.map(({ customers }) => customers.map(({ id }) => id))).toEqual([
    [fixed.id, alsoFixed.id],
    [ana.id, same.id],
  ]);
  const page = await shop.owner.get<Group[]>(at('customers-duplicates?limit=1&page=2'));
  expect(page.body.map(({ phone_number }) => phone_number)).toEqual(['573001112201']);
});

test('an order finds its client in another notation of the number', async () => {
  const luz = await register('3001112203');
  const order = await shop.order([lineOf(await shop.product())], {
    customer: { first_name: 'Luz', phone_number: '573001112203', email: 'luz@ejemplo.co' },
  });
  expect(order.customer_id).toBe(luz.id);
});

test('a merge moves orders, notes and sums, takes the chosen parts, and the old id leads on', async () => {
  const kept = await register('573001112204', { country_code: 'CO', city_id: '05001' });
  const other = await register('3001112204', { last_name: 'Ríos', dni: '1020304050', country_code: 'EC' });
  await shop.owner.patch(at(`customers/${kept.id}`), { notes: 'Paga tarde' });
  await shop.owner.patch(at(`customers/${other.id}`), { notes: 'Prefiere la mañana' });
  const paid = await buy(other, { order_status_id: 4 });
  await buy(kept);
  const cancelled = await buy(other);
  await shop.owner.post(at(`orders/${cancelled.id}/status/3/type/1`), {});
  const [left, right] = [await one(kept.id), await one(other.id)];
  const { status, body } = await merge(left, {
    ...versions(left, right),
    take: { name: other.id, document: other.id },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    id: kept.id,
    first_name: other.first_name,
    last_name: 'Ríos',
    phone_number: '573001112204',
    email: left.email,
    dni: '1020304050',
    notes: 'Paga tarde\nPrefiere la mañana',
    city: { name: 'Medellín', state: 'Antioquia', country_code: 'CO' },
    quantity: 2,
    total: 20_000,
    lead_id: 3,
    frequency_id: 3,
  });
  const order = (await shop.owner.get<Order>(at(`orders/${paid.id}`))).body;
  expect(order).toMatchObject({ customer_id: kept.id, customer: { id: kept.id } });
  expect(order.version).toBeGreaterThan(paid.version);
  const gone = await shop.owner.get<{ code: string; moved_to: number }>(at(`customers/${other.id}`));
  expect([gone.status, gone.body.code, gone.body.moved_to]).toEqual([410, 'merged', kept.id]);
  const log = await shop.owner.get<{ action: string; record_id: number; changes: object }[]>(
    at(`audit?resource.in=customers`),
  );
  expect(log.body.filter(({ action }) => action === 'merge').map(({ record_id }) => record_id)).toEqual(
    expect.arrayContaining([kept.id, other.id]),
  );
  expect(await one(999_999)).toMatchObject({ code: 'not_found' });
});

test('ids that led to a merged client lead to the one who stays in the end', async () => {
  const [first, second, third] = [
    await register('573001112205'),
    await register('3001112205'),
    await register('573001112205'),
  ];
  await merge(second, versions(second, first));
  const between = await one(second.id);
  expect((await merge(third, versions(third, between))).status).toBe(200);
  for (const id of [first.id, second.id])
    expect(await one(id)).toMatchObject({ code: 'merged', moved_to: third.id });
  await shop.owner.delete(at(`customers/${third.id}`));
  expect(await one(first.id)).toMatchObject({ code: 'not_found' });
});

test('an order that was deleted returns to the client who stays', async () => {
  const kept = await register('573001112206');
  const other = await register('3001112206');
  const order = await buy(other);
  const answer = await shop.owner.delete<{ undo: { id: number } | null }>(at('orders'), { ids: [order.id] });
  const undo = answer.body.undo?.id ?? 0;
  const [left, right] = [await one(kept.id), await one(other.id)];
  expect((await merge(left, versions(left, right))).status).toBe(200);
  expect((await shop.owner.post(at(`orders/deletions/${undo}/undo`), {})).status).toBe(200);
  expect((await shop.owner.get<Order>(at(`orders/${order.id}`))).body.customer_id).toBe(kept.id);
  expect(await one(kept.id)).toMatchObject({ quantity: 1, lead_id: 2, frequency_id: 2 });
});

test('what changed meanwhile, is missing, alone, foreign or too long is refused, and nothing moves', async () => {
  const kept = await register('573001112207');
  const other = await register('3001112207');
  await shop.owner.patch(at(`customers/${other.id}`), { last_name: 'Nuevo' });
  const stale = await merge(kept, versions(kept, other));
  expect([stale.status, stale.body.current.last_name]).toEqual([412, 'Nuevo']);
  const fresh = await one(other.id);
  for (const body of [
    versions(kept),
    { customers: [{ id: kept.id, version: 1 }] },
    { ...versions(kept, fresh), take: { name: 999_999 } },
    { customers: Array.from({ length: 11 }, (_, id) => ({ id: id + 1, version: 1 })) },
  ])
    expect((await merge(kept, body)).status, JSON.stringify(body)).toBe(422);
  const missing = { customers: [...versions(kept).customers, { id: 999_999, version: 1 }] };
  expect((await merge(kept, missing)).status).toBe(404);
  for (const [id, letter] of [
    [kept.id, 'a'],
    [other.id, 'b'],
  ] as const)
    await shop.owner.patch(at(`customers/${id}`), { notes: letter.repeat(1_500) });
  const long = await merge(kept, versions(await one(kept.id), await one(other.id)));
  expect([long.status, long.body.errors]).toEqual([
    422,
    { notes: { key: 'maxLength', args: { limit: 2_000 } } },
  ]);
  const viewer = await signedIn(shop, 'viewer');
  expect((await merge(kept, versions(kept, fresh), viewer)).status).toBe(403);
  expect((await one(other.id)).id).toBe(other.id);
});

test('a merge knows all fields of a client that a person can write', async () => {
  const parts: string[] = MERGE_PART_NAMES.flatMap((part) => MERGE_PARTS[part]);
  const fields = shop.ports.resources.find(({ name }) => name === 'customers')?.fields ?? [];
  const own = fields.filter(
    ({ system, readOnly, kind }) => !system && !readOnly && !['collection', 'reference'].includes(kind),
  );
  expect(own.map(({ source }) => source).filter((source) => !parts.includes(source))).toEqual([
    'contacts',
    'notes',
  ]);
});

test('the key of a number is the same in the database and in the rules', async () => {
  const { phoneKey } = await import('../../../domain/phones/notations.ts');
  const { rows } = await shop.database.read(shop.storeId, (db) =>
    sql<{
      phone_number: string;
    }>`select id, phone_number from customers where store_id = ${shop.storeId}
      union select parent_id, phone_number from customer_contacts
      where store_id = ${shop.storeId} and phone_number is not null`.execute(db),
  );
  const counts = new Map<string, number>();
  for (const { phone_number } of rows)
    counts.set(phoneKey(phone_number), (counts.get(phoneKey(phone_number)) ?? 0) + 1);
  const { groups } = await duplicates();
  expect(new Map(groups.map(({ phone_number, quantity }) => [phone_number, quantity]))).toEqual(
    new Map([...counts].filter(([, count]) => count > 1)),
  );
});

test('phones and mails that a merge drops stay with the client: found, matched and merged again', async () => {
  const kept = await register('573001112251', { email: 'luz@ejemplo.co' });
  const second = await register('573001112252', { email: 'LUZ@ejemplo.co' });
  const third = await register('573001112253', { email: 'ventas@ejemplo.co' });
  const first = await merge(kept, versions(kept, second));
  const reachable = (client: Customer) =>
    client.contacts.map(({ phone_number, email }) => [phone_number, email]);
  expect(reachable(first.body)).toEqual([['573001112252', null]]);
  const left = await one(kept.id);
  const [before] = left.contacts;
  const { body } = await merge(left, { ...versions(left, third), take: { phone: third.id } });
  expect(body.phone_number).toBe('573001112253');
  expect(reachable(body)).toEqual([
    ['573001112251', null],
    ['573001112252', null],
    [null, 'ventas@ejemplo.co'],
  ]);
  expect(body.contacts.find(({ phone_number }) => phone_number === '573001112252')?.id).toBe(before?.id);

  const search = async (text: string) =>
    (await shop.owner.get<Customer[]>(at(`customers?search=${encodeURIComponent(text)}`))).body.map(
      ({ id }) => id,
    );
  expect([await search('300 111 2252'), await search('ventas@ejemplo.co')]).toEqual([[kept.id], [kept.id]]);
  const order = await shop.order([lineOf(await shop.product())], {
    customer: { first_name: 'Luz', phone_number: '3001112252', email: 'otra@ejemplo.co' },
  });
  expect(order.customer_id).toBe(kept.id);

  // A form that knows the documented fields alone forgets none of them.
  const { first_name, phone_number, email } = body;
  const form = { first_name, last_name: 'Mar', phone_number, email, user_store_id: null };
  const put = await shop.owner.put<Customer>(at(`customers/${kept.id}`), form);
  expect([put.status, put.body.contacts.length]).toEqual([200, 3]);

  // A client of that number of their own comes first.
  const own = await register('573001112252');
  const next = await shop.order([lineOf(await shop.product())], {
    customer: { first_name: 'Luz', phone_number: '573001112252' },
  });
  expect(next.customer_id).toBe(own.id);
});

test('further phones and mails of a client are erased with them', async () => {
  const rosa = await register('573001112261', { first_name: 'Rosa', email: 'rosa@ejemplo.co' });
  const other = await register('573001112262', { email: 'rosita@ejemplo.co' });
  await merge(rosa, versions(rosa, other));
  const loose = await shop.order([lineOf(await shop.product())], {
    customer: { first_name: 'Rosita', phone_number: '573001112269' },
  });
  await shop.database.write(shop.storeId, (tx) =>
    sql`update orders set customer_id = null, customer = jsonb_set(customer, '{phone_number}', '"573001112262"') where id = ${loose.id}`.execute(
      tx.sql,
    ),
  );
  const erase = await shop.owner.post(at(`customers/${rosa.id}/anonymise`), { name: 'Rosa' });
  expect(erase.status).toBe(204);
  expect((await one(rosa.id)).contacts).toEqual([]);
  const { body } = await shop.owner.get<Order>(at(`orders/${loose.id}`));
  expect(body.customer).not.toHaveProperty('phone_number', '573001112262');
  for (const text of ['3001112262', 'rosita@ejemplo.co'])
    expect((await shop.owner.get<Customer[]>(at(`customers?search=${text}`))).body).toEqual([]);
  const refilled = await shop.owner.patch<Failure>(at(`customers/${rosa.id}`), {
    contacts: [{ phone_number: '573001112262' }],
  });
  expect(refilled.body.errors).toMatchObject({ contacts: { key: 'erased' } });
});
