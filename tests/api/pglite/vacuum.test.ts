import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/db/open-database.ts';
import { query } from '../db/rows.ts';
import { shop, twoStores } from '../db/shop.ts';
import { openMemory } from './memory.ts';

let database: OpenDatabase;
let store = 0;

beforeAll(async () => {
  database = await openMemory(shop());
  [store] = await twoStores(database);
}, 60_000);
afterAll(() => database.close());

const add = (rows: number): Promise<unknown> =>
  database.write(store, ({ sql }) =>
    query(
      sql,
      `insert into goods (store_id, name, price) select app_store_id(), 'good ' || n, n from generate_series(1, ${rows}) n`,
    ),
  );
const known = async (): Promise<unknown> =>
  (
    await database.read(store, (sql) =>
      query(
        sql,
        `select reltuples, relallvisible > 0 as vacuumed, current_user as role from pg_class where relname = 'goods'`,
      ),
    )
  )[0];

test('PGlite, which has no autovacuum, vacuums a table and counts its rows once many were written', async () => {
  await add(400);
  expect(await known()).toEqual({ reltuples: -1, vacuumed: false, role: 'tendero_app' });
  await add(1600);
  expect(await known()).toEqual({ reltuples: 2000, vacuumed: true, role: 'tendero_app' });
  await add(900);
  expect(await known()).toEqual({ reltuples: 2000, vacuumed: true, role: 'tendero_app' });
  await add(3100);
  expect(await known()).toEqual({ reltuples: 6000, vacuumed: true, role: 'tendero_app' });
});
