import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { insert, query } from './rows.ts';
import { schema, shop, twoStores } from './shop.ts';

/** A managed PostgreSQL gives a user that owns its database and may make no roles. */
const user = `owner_${randomBytes(4).toString('hex')}`;
let admin: PgConnection;
let url = '';
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await newDatabase();
  ({ drop } = database);
  admin = await PgConnection.open(database.url);
  // Roles belong to the cluster: other tests of this run may have made it.
  await admin.script(
    `do $$ begin create role tendero_app nologin; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await admin.script(
    `create role ${user} login password 'x'; alter database ${new URL(database.url).pathname.slice(1)} owner to ${user}`,
  );
  const own = new URL(database.url);
  own.username = user;
  own.password = 'x';
  url = own.href;
}, 60_000);
afterAll(async () => {
  await admin.close();
  await drop();
});

const open = (...schemas: ResourceSchema[]) =>
  openPostgres({ url }, schemas.length === 0 ? shop() : schemas.map((one) => readResource(one)));

test('without the right to set up the role, the error shows the SQL for an administrator; after it everything works, also over rows', async () => {
  const refusal = await open().then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(refusal).toMatch(
    /Let an administrator run, once:\s+create role tendero_app nologin nosuperuser .*;\s+grant tendero_app to <the user of DATABASE_URL>;/,
  );
  await admin.script(`grant tendero_app to ${user}`);
  const first = await open();
  const [ana, beto] = await twoStores(first);
  await first.write(ana, ({ sql }) => insert(sql, 'brands', { store_id: ana, name: 'Tejidos' }));
  expect(await first.read(beto, (sql) => query(sql, 'select * from brands'))).toEqual([]);
  await first.close();

  const second = await open();
  expect(second.report).toEqual([]);
  await second.close();

  // The owner is under row-level security too, and must still see that there are rows.
  const stricter = schema('brands', { name: { type: 'string' }, code: { type: 'string' } }, ['name', 'code']);
  await expect(open(stricter)).rejects.toThrow('brands.code is required and has no default');
}, 60_000);
