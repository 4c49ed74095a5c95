import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { createTestApi, signedIn } from '../../support/api.ts';
import { lendDatabase } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { peopledTemplate } from '../../support/template.ts';
import { query } from './rows.ts';

// Every test of the API relies on a database that no other test has used.
const PRODUCT = { name: 'Panela', price: 4_000, active: 1 };
const STORES = 'select name from stores order by id';
const EXTRA = `select count(*)::int as count from pg_attribute where attname = 'extra'`;

const lend = async (): Promise<OpenDatabase> => lendDatabase(await peopledTemplate(productResources()));

const idOf = async (database: OpenDatabase): Promise<unknown> =>
  (await database.platform((db) => query(db, 'select current_database() as name')))[0];

const rows = (database: OpenDatabase, text: string): Promise<unknown> =>
  database.platform((db) => query(db, text));

test('a database that is lent again is as the template has it, to the next id and its audit', async () => {
  const seen: unknown[] = [];
  const names: unknown[] = [];
  for (let round = 0; round < 2; round += 1) {
    const api = await createTestApi();
    names.push(await idOf(api.database));
    const owner = await signedIn(api, 'owner');
    const created = await owner.post<{ id: number }>(`/stores/${api.storeId}/products`, PRODUCT);
    expect(created.status).toBe(201);
    const products = await owner.get<object[]>(`/stores/${api.storeId}/products`);
    const audit = await api.database.platform((db) => db.selectFrom('audit').select('record_id').execute());
    seen.push([created.body.id, products.headers.get('x-total-count'), audit]);
    await api.close();
  }
  expect(names[1]).toEqual(names[0]);
  expect(seen[1]).toEqual(seen[0]);
});

test('settings, locks and rows that its sessions have changed are undone', async () => {
  const first = await lend();
  const before = await idOf(first);
  await rows(first, `select set_config('statement_timeout', '300000', false), pg_advisory_lock(7)`);
  await first.platformWrite((db) => query(db, `update stores set name = upper(name)`));
  await first.close();

  const again = await lend();
  expect(await idOf(again)).toEqual(before);
  expect(await rows(again, STORES)).toEqual([{ name: 'Tienda Uno' }, { name: 'Tienda Dos' }]);
  expect(
    await rows(again, `select current_setting('statement_timeout') as timeout, current_user as role`),
  ).toEqual([{ timeout: '1min', role: 'tendero_app' }]);
  // Sessions of other databases of the cluster lock too.
  const locks = `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and locktype = 'advisory'`;
  expect(await rows(again, locks)).toEqual([{ n: 0 }]);
  await again.close();
});

test('one whose tables were changed is not lent again', async () => {
  const first = await lend();
  const before = await idOf(first);
  await first.platformWrite(async (db) => {
    await sql`reset role`.execute(db);
    await sql`alter table products add column extra integer`.execute(db);
  });
  expect(await rows(first, EXTRA)).toEqual([{ count: 1 }]);
  await first.close();

  const other = await lend();
  expect(await idOf(other)).not.toEqual(before);
  expect(await rows(other, EXTRA)).toEqual([{ count: 0 }]);
  await other.close();
});

test('what was given back reaches nothing of the next borrower’s', async () => {
  const template = await peopledTemplate(productResources());
  const held: Connection[] = [];
  const returned = await lendDatabase(template, { wrap: (one) => (held.push(one), one) });
  expect(await rows(returned, STORES)).toHaveLength(2);
  await returned.close();
  const next = await lendDatabase(template);
  expect(held).toHaveLength(1);
  for (const one of held) await expect(one.script('delete from stores')).rejects.toThrow('given back');
  await returned.close();
  expect(await rows(next, STORES)).toHaveLength(2);
  await next.close();
});
