import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openShop, type Failure, type Shop } from '../orders/shop.ts';

interface Customer {
  id: number;
  version: number;
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
const DISTINCT = 'customers-duplicates/distinct';

async function register(phone_number: string): Promise<Customer> {
  made += 1;
  const person = { first_name: `Ana ${made}`, email: `ana${made}@ejemplo.co`, phone_number };
  const { status, body } = await shop.owner.post<Customer>(at('customers'), person);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Their ids by number, as this member reads them. The exact total is that of the list. */
async function repeated(client: TestClient = shop.owner): Promise<Record<string, number[]>> {
  const answer = await client.raw(at('customers-duplicates?limit=20'));
  const groups: Group[] = JSON.parse(await answer.text());
  expect(answer.headers.get('x-total-count')).toBe(String(groups.length));
  return Object.fromEntries(
    groups.map(({ phone_number, customers }) => [phone_number, customers.map(({ id }) => id)]),
  );
}

const mark = (phone_number: string, quantity: number, client = shop.owner) =>
  client.post<Failure>(at(DISTINCT), { phone_number, quantity });
const unmark = (phone_number: string) => shop.owner.delete<Failure>(at(DISTINCT), { phone_number });
const change = (one: Customer, fields: object) => shop.owner.patch(at(`customers/${one.id}`), fields);
const read = async ({ id }: Customer) => (await shop.owner.get<Customer>(at(`customers/${id}`))).body;

async function merge(kept: Customer, other: Customer): Promise<void> {
  const customers = await Promise.all([read(kept), read(other)]);
  const { status } = await shop.owner.post(at(`customers/${kept.id}/merge`), {
    customers: customers.map(({ id, version }) => ({ id, version })),
  });
  expect(status).toBe(200);
}

const marks = () =>
  shop.database.read(shop.storeId, async (sql) =>
    (await sql.selectFrom('distinct_customers').select('id').orderBy('id').execute()).map(({ id }) => id),
  );

test('clients who are not the same person leave the list for every member, until another one has their number', async () => {
  const phone = '573001113301';
  const mother = await register(phone);
  const daughter = await register('3001113301');
  expect(await repeated()).toHaveProperty(phone);
  expect((await mark(phone, 2)).status).toBe(204);
  expect(await repeated()).not.toHaveProperty(phone);
  expect(await repeated(await signedIn(shop, 'viewer'))).not.toHaveProperty(phone);
  await change(mother, { first_name: 'Rosa', phone_number: '3001113301' });
  expect(await repeated()).not.toHaveProperty(phone);
  const third = await register(phone);
  expect(await repeated()).toHaveProperty(phone, [mother.id, daughter.id, third.id]);
  await shop.owner.delete(at(`customers/${third.id}`));
  expect(await repeated()).not.toHaveProperty(phone);
});

test('it is taken back; the log knows both', async () => {
  const phone = '573001113302';
  const clients = [await register(phone), await register(phone)];
  await mark(phone, 2);
  expect((await unmark(phone)).status).toBe(204);
  expect(await repeated()).toHaveProperty(phone);
  const log = await shop.owner.get<{ action: string; record_id: number }[]>(
    at('audit?resource.in=customers'),
  );
  for (const { id } of clients)
    expect(log.body.filter(({ record_id }) => record_id === id).map(({ action }) => action)).toEqual([
      'undo',
      'distinct',
      'create',
    ]);
});

test('one who comes from another number, or with a new one, is compared anew', async () => {
  const [here, there] = ['573001113303', '573001113304'];
  const mover = await register(here);
  await register(here);
  const [stays, left] = [await register(there), await register(there)];
  await mark(here, 2);
  await mark(there, 2);
  await change(mover, { phone_number: there });
  expect(await repeated()).toHaveProperty(there, [mover.id, stays.id, left.id]);
  await change(mover, { phone_number: here });
  expect(Object.keys(await repeated())).not.toContain(there);
  expect(await repeated()).toHaveProperty(here);
});

test('a deleted client who returns is the one who was known', async () => {
  const phone = '573001113305';
  const gone = await register(phone);
  await register(phone);
  await mark(phone, 2);
  const { body } = await shop.owner.delete<{ undo: { id: number } }>(at('customers'), { ids: [gone.id] });
  expect((await shop.owner.post(at(`customers/deletions/${body.undo.id}/undo`), {})).status).toBe(200);
  expect((await shop.owner.get(at(`customers/${gone.id}`))).status).toBe(200);
  expect(await repeated()).not.toHaveProperty(phone);
});

test('one who was merged with a known client is known; of the merged one no mark stays', async () => {
  const phone = '573001113306';
  const [mother, daughter] = [await register(phone), await register(phone)];
  await mark(phone, 2);
  const again = await register(phone);
  expect(await repeated()).toHaveProperty(phone);
  await merge(again, mother);
  expect(await repeated()).not.toHaveProperty(phone);
  expect(await marks()).toEqual(expect.arrayContaining([daughter.id, again.id]));
  expect(await marks()).not.toContain(mother.id);
});

test('[CLI-01] a further phone counts too: of a list, of a mark, and of a merge that keeps it', async () => {
  const [phone, other] = ['573001113311', '573001113312'];
  const first = await register(phone);
  const second = await register(other);
  expect(Object.keys(await repeated())).not.toContain(phone);
  await change(second, { contacts: [{ phone_number: '3001113311' }] });
  expect(await repeated()).toHaveProperty(phone, [first.id, second.id]);
  expect((await mark(phone, 2)).status).toBe(204);
  expect(await repeated()).not.toHaveProperty(phone);
  const again = await register(other);
  expect(await repeated()).toHaveProperty(other, [second.id, again.id]);
  await merge(again, second);
  expect(Object.keys(await repeated())).not.toContain(other);
  // The further phone went to the one who stays, and so did the mark.
  expect(Object.keys(await repeated())).not.toContain(phone);
  await unmark(phone);
  expect(await repeated()).toHaveProperty(phone, [first.id, again.id]);
  await change(again, { contacts: [] });
  expect(Object.keys(await repeated())).not.toContain(phone);
});

test('a mark ends with the data of its client', async () => {
  const phone = '573001113307';
  const [erased, other] = [await register(phone), await register(phone)];
  await mark(phone, 2);
  await change(erased, { first_name: 'Rosa' });
  expect((await shop.owner.post(at(`customers/${erased.id}/anonymise`), { name: 'Rosa' })).status).toBe(204);
  expect(await marks()).not.toContain(erased.id);
  expect(await marks()).toContain(other.id);
  expect((await mark('0000000', 2)).status).toBe(404);
});

test('what nobody has seen is not marked, nor by a member who may not merge', async () => {
  const phone = '573001113308';
  await register(phone);
  await register(phone);
  await register(phone);
  const early = await mark(phone, 2);
  expect([early.status, early.body.code]).toEqual([409, 'selection_changed']);
  expect((await mark(phone, 3, await signedIn(shop, 'viewer'))).status).toBe(403);
  expect((await mark('573009999999', 2)).status).toBe(404);
  expect(await repeated()).toHaveProperty(phone);
});

test('a number that stands for none may be of thousands of clients', async () => {
  const phone = '573001113309';
  const many = 20_000;
  await shop.database.write(shop.storeId, (tx) =>
    sql`insert into customers (store_id, first_name, email, phone_number)
      select ${shop.storeId}, 'Ana', 'a@ejemplo.co', ${phone} from generate_series(1, ${many}::bigint)`.execute(
      tx.sql,
    ),
  );
  expect(await repeated()).toHaveProperty(phone);
  expect((await mark(phone, many)).status).toBe(204);
  expect(await repeated()).not.toHaveProperty(phone);
  expect((await unmark(phone)).status).toBe(204);
  expect(await repeated()).toHaveProperty(phone);
});
