import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { phoneKey, phoneNotations } from '../../../domain/phones/notations.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { openShop } from '../orders/shop.ts';
import { connectOwner } from './owner.ts';

/** Of two stores 30 clients each: some share a number in two notations, and some have none any more. */
const STORED = `
  insert into stores (id, name, url) values (1, 'Una', 'una'), (2, 'Otra', 'otra');
  insert into customers (store_id, id, first_name, email, lead, frequency, phone_number)
    select s, s * 100 + n, 'Cliente ' || n, n || '@ejemplo.co', 1 + n % 3, case when n % 7 > 0 then 1 + n % 4 end,
      case n % 5 when 0 then '${NO_PHONE}' when 1 then '3001112' || 200 + n / 10 when 2 then '573001112' || 200 + n / 10
        when 3 then '60144455' || 10 + n else '573009998' || 100 + n end
    from generate_series(1, 2) s, generate_series(1, 30) n;
`;

const CHANGES = [
  `update customers set lead = 3 where id % 4 = 0`,
  `update customers set frequency = null where id % 6 = 0`,
  `update customers set phone_number = '3001112200' where id % 9 = 0`,
  `update customers set phone_number = '573001112201' where id in (105, 110, 205)`,
  `delete from customers where id % 11 = 0`,
  `update customers set phone_number = '${NO_PHONE}' where phone_number like '%3001112200'`,
  `insert into customers (store_id, id, first_name, email, phone_number) values (1, 900, 'A', 'a@b.co', '3001112201'), (1, 901, 'B', 'b@b.co', '3001112201')`,
  `delete from customers where id = 901`,
  `insert into distinct_customers select store_id, id, 1, now() from customers where phone_number <> '${NO_PHONE}'`,
  `insert into customers (store_id, id, first_name, email, phone_number) values (2, 902, 'C', 'c@b.co', '3001112202')`,
  `update customers set phone_number = '3001112202' where store_id = 1 and id % 100 = 17`,
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

type Counts = Record<string, number>;

const sorted = (counts: Map<string, number>): Counts =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('counts of clients', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  async function kept(): Promise<Counts> {
    const { rows } = await owner.query(
      `select concat_ws(' ', 'kind', store_id, lead, frequency) as what, sum(n)::int as n from customer_kind_counts
        group by 1 having sum(n) <> 0
       union all select concat_ws(' ', 'phone', store_id, phone, case when n > 1 then newest end, case when n > 1 and apart then 'apart' end), n::int
        from customer_phone_counts`,
      [],
    );
    return sorted(new Map(rows.map(({ what, n }) => [String(what), Number(n)])));
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
      const several = ids.length > 1 ? ` ${Math.max(...ids)}${alike.has(key) ? '' : ' apart'}` : '';
      add(`phone ${key}${several}`, ids.length);
    }
    return sorted(counts);
  }

  test('[CLI-01] are those of the clients, whatever is written to them', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    let before = await counted();
    expect(Object.values(before).filter((n) => n > 1).length).toBeGreaterThan(10);
    expect(await kept()).toEqual(before);
    for (const change of CHANGES) {
      await owner.script(`set app.store_id = ''; ${change}`);
      const now = await counted();
      expect(await kept(), change).toEqual(now);
      expect(now, change).not.toEqual(before);
      before = now;
    }
  }, 120_000);

  test('the notations of a number are the same in the database and in the rules', async () => {
    const numbers = ['3001112233', '573001112233', '6014445566', '576014445566', '2025550123', '57300', ''];
    const { rows } = await owner.query(
      `select phone_key(n) as key, phone_notations(phone_key(n)) as notations from unnest($1::text[]) n`,
      [numbers],
    );
    expect(rows.map(({ key, notations }) => [key, notations])).toEqual(
      numbers.map((digits) => [phoneKey(digits), phoneNotations(digits)]),
    );
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
    const { customers, shared } = await database.read(shop.storeId, async (db) => ({
      customers: await db.selectFrom('customers').select(['id', 'phone_number']).execute(),
      shared: await db.selectFrom('customer_phone_counts').select(['phone', 'n', 'newest']).execute(),
    }));
    const expected = [...new Set(customers.map(({ phone_number }) => phone_number))].map((phone) => {
      const ids = customers.flatMap(({ id, phone_number }) => (phone_number === phone ? [id] : []));
      return { phone, n: ids.length, newest: Math.max(...ids) };
    });
    expect(customers).toHaveLength(64);
    expect(shared).toHaveLength(expected.length);
    expect(shared).toEqual(expect.arrayContaining(expected));
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
    const counts = await database.read(shop.storeId, (db) =>
      db.selectFrom('customer_phone_counts').select(['phone', 'n', 'apart']).orderBy('phone').execute(),
    );
    expect(counts).toEqual(phones.map((phone) => ({ phone, n: 3, apart: false })));
    await shop.close();
  }, 120_000);
});
