import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { phoneKey } from '../../../domain/phones/notations.ts';
import type { Connection } from '../../../server/db/connection.ts';
import type { Database, OpenDatabase } from '../../../server/db/database.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { closeCustomers, customerKinds } from '../../../server/modules/customers/counters.ts';
import { killedAfter } from '../../support/killed-database.ts';
import { openFresh } from '../../support/lent-database.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';
import { openShop } from '../orders/shop.ts';

/**
 * Of two stores 30 clients each, on both sides of a full thousand of ids: some share a number in two notations, and some
 * have none any more.
 */
const STORED = `
  insert into stores (id, name, url) values (1, 'Una', 'una'), (2, 'Otra', 'otra');
  insert into customers (store_id, id, first_name, email, lead, frequency, phone_number)
    select s, s * 1000 - 15 + n, 'Cliente ' || n, n || '@ejemplo.co', 1 + n % 3, case when n % 7 > 0 then 1 + n % 4 end,
      case n % 5 when 0 then '${NO_PHONE}' when 1 then '3001112' || 200 + n / 10 when 2 then '573001112' || 200 + n / 10
        when 3 then '60144455' || 10 + n else '573009998' || 100 + n end
    from generate_series(1, 2) s, generate_series(1, 30) n;
`;

const CHANGES = [
  `update customers set lead = 3 where id % 4 = 0`,
  `update customers set frequency = null where id % 6 = 0`,
  `update customers set phone_number = '3001112200' where id % 9 = 0`,
  `update customers set phone_number = '573001112201' where id in (990, 995, 1990)`,
  `delete from customers where id % 11 = 0`,
  `update customers set phone_number = '${NO_PHONE}' where phone_number like '%3001112200'`,
  `insert into customers (store_id, id, first_name, email, phone_number) values (1, 900, 'A', 'a@b.co', '3001112201'), (1, 901, 'B', 'b@b.co', '3001112201')`,
  `delete from customers where id = 901`,
  `insert into distinct_customers select store_id, id, 1, now() from customers where phone_number <> '${NO_PHONE}'`,
  `insert into customers (store_id, id, first_name, email, phone_number) values (2, 902, 'C', 'c@b.co', '3001112202')`,
  `update customers set phone_number = '3001112202' where id = 1002`,
  `insert into distinct_customers values (2, 902, 1, now())`,
  `delete from distinct_customers where store_id = 2 and id % 3 = 0`,
  // Further phones: some are another client's, some the client's own main one in the other notation.
  `insert into customer_contacts (store_id, parent_id, position, phone_number)
    select store_id, id, 0, case id % 4 when 0 then '573001112201' when 1 then '${NO_PHONE}' else phone_number end
    from customers where id % 5 < 3`,
  `insert into customer_contacts (store_id, parent_id, position, phone_number)
    select store_id, id, 1, '573009998101' from customers where id % 7 = 1`,
  `update customers set phone_number = '3001112202' where id % 10 = 2`,
  `update customer_contacts set phone_number = '3009998102' where position = 1 and parent_id % 2 = 0`,
  `update customer_contacts set phone_number = null where position = 0 and parent_id % 8 = 0`,
  `delete from customers where id % 14 = 1`,
  `delete from customer_contacts where parent_id % 3 = 0`,
];

/** Statements of the transaction that stores the counts of some clients. */
const STEPS = 4;

type Counts = Record<string, number>;

/** As the server says them. */
async function kindsOf(
  database: Database,
  storeId: number,
): Promise<{ lead: number; frequency: number; n: number }[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<{ lead: number; frequency: number; n: number }>`
      select lead, frequency, sum(n)::bigint as n from (${customerKinds(storeId)}) k group by 1, 2`.execute(
      db,
    ),
  );
  return rows;
}

/** The newest client of each number that several have, none of whom is marked: as stored, and as plain code says it. */
async function sharedNumbers(database: Database, storeId: number) {
  const { customers, said } = await database.read(storeId, async (db) => ({
    customers: await db.selectFrom('customers').select(['id', 'phone_number']).orderBy('id').execute(),
    said: await db.selectFrom('customer_numbers').select(['phone', 'newest']).orderBy('phone').execute(),
  }));
  const newest = new Map(customers.map(({ id, phone_number }) => [phone_number, id]));
  const counted = [...newest]
    .map(([phone, id]) => ({ phone, newest: id }))
    .toSorted((a, b) => (a.phone < b.phone ? -1 : 1));
  return { said, counted, clients: customers.length };
}

const sorted = (counts: Map<string, number>): Counts =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('counts of clients', () => {
  let owner: Connection;
  let database: OpenDatabase;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await newDatabase();
    database = await openPostgres({ url }, productResources());
    owner = await PgConnection.open(url);
    close = async () => {
      await owner.close();
      await database.close();
      await drop();
    };
  }, 60_000);
  afterAll(() => close());

  async function said(): Promise<Counts> {
    const counts = new Map<string, number>();
    for (const storeId of [1, 2])
      for (const { lead, frequency, n } of await kindsOf(database, storeId))
        counts.set(['kind', storeId, lead, frequency].join(' '), n);
    const { rows } = await owner.query(
      `select concat_ws(' ', 'phone', o.store_id, o.phone, newest) as what, coalesce(n, 0)::int as n
        from customer_numbers o full join (
          select store_id, phone, count(*) as n from customer_phones group by 1, 2
        ) p on (p.store_id, p.phone) = (o.store_id, o.phone)`,
      [],
    );
    for (const { what, n } of rows) counts.set(String(what), Number(n));
    return sorted(counts);
  }

  /** The clients, as plain code counts them. */
  async function counted(): Promise<Counts> {
    const { rows } = await owner.query(
      `select store_id, id, coalesce(lead, 0) as lead, coalesce(frequency, 0) as frequency, phone_number,
        exists (select from distinct_customers d where (d.store_id, d.id) = (c.store_id, c.id)) as marked
        from customers c order by id`,
      [],
    );
    const contacts = await owner.query(
      `select store_id, parent_id, phone_number from customer_contacts where phone_number is not null`,
      [],
    );
    const furtherOf = (store: unknown, id: unknown) =>
      contacts.rows
        .filter((row) => row['store_id'] === store && row['parent_id'] === id)
        .map((row) => String(row['phone_number']));
    const counts = new Map<string, number>();
    const add = (what: string, n = 1) => counts.set(what, (counts.get(what) ?? 0) + n);
    const numbers = new Map<string, number[]>();
    const alike = new Set<string>();
    for (const { store_id: store, id, lead, frequency, phone_number: phone, marked } of rows) {
      add(['kind', store, lead, frequency].join(' '));
      const own = [String(phone), ...furtherOf(store, id)].filter((digits) => digits !== NO_PHONE);
      for (const key of new Set(own.map((digits) => `${String(store)} ${phoneKey(digits)}`))) {
        numbers.set(key, [...(numbers.get(key) ?? []), Number(id)]);
        if (marked !== true) alike.add(key);
      }
    }
    for (const [key, ids] of numbers) {
      const shared = ids.length > 1 && alike.has(key) ? ` ${Math.max(...ids)}` : '';
      add(`phone ${key}${shared}`, ids.length);
    }
    return sorted(counts);
  }

  const openOnes = async () =>
    (await owner.query('select store_id, first_id from open_customers order by 1, 2', [])).rows;

  test('[CLI-01] are those of the clients, whatever is written to them, stored or live', async () => {
    await owner.script(STORED);
    let before = await counted();
    expect(Object.values(before).filter((n) => n > 1).length).toBeGreaterThan(10);
    expect(await said()).toEqual(before);
    for (const change of CHANGES) {
      await closeCustomers({ database });
      expect(await openOnes()).toEqual([]);
      expect(await said(), `stored before: ${change}`).toEqual(before);
      await owner.script(`set app.store_id = ''; ${change}`);
      const now = await counted();
      expect(await said(), change).toEqual(now);
      expect(now, change).not.toEqual(before);
      before = now;
    }
    const { rows } = await owner.query(
      'select distinct store_id, first_id from customer_kinds order by 1, 2',
      [],
    );
    expect(rows).toEqual([
      { store_id: 1, first_id: 0 },
      { store_id: 1, first_id: 1000 },
      { store_id: 2, first_id: 0 },
      { store_id: 2, first_id: 1000 },
      { store_id: 2, first_id: 2000 },
    ]);
  }, 120_000);

  test('[CLI-01] a job that is killed while it stores counts leaves them open, and the next one stores them', async () => {
    await owner.script(`update customers set lead = 3, frequency = 4 where store_id = 1 and id < 1000`);
    const open = await openOnes();
    expect(open).toHaveLength(1);
    const now = await counted();
    for (let step = 1; step <= STEPS; step += 1) {
      const killed = closeCustomers({ database: killedAfter(database, step) });
      await expect(killed).rejects.toMatchObject({ errors: [{ code: 'unavailable' }] });
      expect(await openOnes(), `step ${step}`).toEqual(open);
      expect(await said(), `step ${step}`).toEqual(now);
    }
    await closeCustomers({ database: killedAfter(database, STEPS + 1) });
    expect(await openOnes()).toEqual([]);
    expect(await said()).toEqual(now);
  }, 60_000);

  test('the notation of a number is the same in the database and in the rules', async () => {
    const numbers = ['3001112233', '573001112233', '6014445566', '576014445566', '2025550123', '57300', ''];
    const { rows } = await owner.query(`select phone_key(n) as key from unnest($1::text[]) n`, [numbers]);
    expect(rows.map(({ key }) => key)).toEqual(numbers.map(phoneKey));
  });

  test('[CLI-01] sixteen writers of the same numbers at once lose no client', async () => {
    const database = await openFresh(productResources(), { maxConnections: 18 });
    const shop = await openShop({ database });
    const path = `${shop.base}/customers`;
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        const made = await shop.owner.post<{ id: number }>(path, {
          first_name: `Cliente ${writer}`,
          phone_number: `573001112${200 + ((writer + round) % 3)}`,
          email: `c${writer}-${round}@ejemplo.co`,
        });
        expect(made.status, JSON.stringify(made.body)).toBe(201);
        const one = `${path}/${made.body.id}`;
        if (round % 3 === 1) await shop.owner.patch(one, { phone_number: '573009990000' });
        if (round % 3 === 2) await shop.owner.delete(one);
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
    const { said, counted: expected, clients } = await sharedNumbers(database, shop.storeId);
    expect(clients).toBe(64);
    expect(expected).toHaveLength(4);
    expect(said).toEqual(expected);
    await shop.close();
  }, 120_000);

  test('a number that was said to be of several persons counts again with one who registers meanwhile', async () => {
    const database = await openFresh(productResources(), { maxConnections: 10 });
    const shop = await openShop({ database });
    const register = (phone_number: string) =>
      shop.owner.post(`${shop.base}/customers`, { first_name: 'Ana', phone_number, email: 'a@ejemplo.co' });
    const race = async (phone: string): Promise<void> => {
      await register(phone);
      await register(phone);
      const said = { phone_number: phone, quantity: 2 };
      const [{ status }] = await Promise.all([
        shop.owner.post(`${shop.base}/customers-duplicates/distinct`, said),
        register(phone),
      ]);
      expect([204, 409]).toContain(status);
    };
    const phones = Array.from({ length: 12 }, (_, at) => `5730011133${10 + at}`);
    await Promise.all(phones.map((phone) => race(phone)));
    const { said, counted: expected, clients } = await sharedNumbers(database, shop.storeId);
    expect(clients).toBe(36);
    expect(said).toEqual(expected);
    await shop.close();
  }, 120_000);
});
