import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { PgConnection } from '../../server/db/pg-connection.ts';
import { insert, query } from '../api/db/rows.ts';
import { shop, twoStores } from '../api/db/shop.ts';
import { readSteps } from '../support/guide.ts';
import { newDatabase } from '../support/postgres-server.ts';

/** Replaces `tendero` in the guides' statements, because the tests use another cluster. */
const mark = `guide_${randomBytes(4).toString('hex')}`;
let admin: PgConnection;
let inOwn: PgConnection;
let serverUrl = '';
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await newDatabase();
  ({ drop } = database);
  serverUrl = database.url;
  admin = await PgConnection.open(serverUrl);
});
afterAll(async () => {
  await inOwn?.close();
  await admin.script(`drop database if exists ${mark} with (force)`);
  await admin.close();
  await drop();
});

/** Address of the guide's database, as one of its users. */
function address(user?: string, password?: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${mark}`;
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = encodeURIComponent(password);
  return url.href;
}

/** Statements of the guides' SQL blocks, with names of this test's own. */
async function statements(guide: string, block: string): Promise<string[]> {
  const step = (await readSteps(guide)).find(({ language, note }) => language === 'sql' && note === block);
  if (step === undefined) throw new Error(`${guide} has no block ${block}`);
  return step.content
    .replaceAll(/\btendero(?!_app)(?=_|\b)/g, mark)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

async function administer(connection: PgConnection, lines: string[]): Promise<void> {
  for (const line of lines) {
    // The application's role belongs to the cluster: another test may have made it.
    const shared = line.startsWith('create role tendero_app');
    const tolerant = `do $$ begin ${line}; exception when duplicate_object then null; end $$`;
    await connection.script(shared ? tolerant : line);
  }
}

test('the SQL of the guides gives a user that the server starts with, a search by index, and backups that see every store', async () => {
  await administer(admin, await statements('deploy', 'database'));
  const open = () => openPostgres({ url: address(mark, 'a long one') }, shop());
  const database = await open();
  const [ana, beto] = await twoStores(database);
  for (const store of [ana, beto])
    await database.write(store, ({ sql }) => insert(sql, 'brands', { store_id: store, name: 'Tejidos' }));
  await database.close();

  inOwn = await PgConnection.open(address());
  await administer(inOwn, await statements('deploy', 'search'));
  const leakproof = await inOwn.query(
    `select proleakproof from pg_proc
      where oid in ('pg_catalog.textlike(text, text)'::regprocedure, 'pg_catalog.lower(text)'::regprocedure,
        'pg_catalog.int8shr(bigint, integer)'::regprocedure)`,
    [],
  );
  expect(leakproof.rows).toEqual(Array.from({ length: 3 }, () => ({ proleakproof: true })));

  await administer(inOwn, await statements('operate', 'backup'));
  // As pg_dump begins.
  const dump = async (user: string, password: string): Promise<unknown> => {
    const connection = await PgConnection.open(address(user, password), 'set row_security = off');
    try {
      return (await connection.query('select count(*)::int as n from brands', [])).rows;
    } finally {
      await connection.close();
    }
  };
  await expect(dump(mark, 'a long one')).rejects.toThrow('row-level security');
  expect(await dump(`${mark}_backup`, 'another one')).toEqual([{ n: 2 }]);

  const again = await open();
  expect(again.report).toEqual([]);
  await again.close();

  const [login = ''] = await statements('deploy', 'login');
  await admin.script(login);
  const url = address('tendero_app', 'a third one');
  const apart = await openPostgres({ url, ownerUrl: address(mark, 'a long one') }, shop());
  expect(await apart.read(ana, (sql) => query(sql, 'select count(*)::int as n from brands'))).toEqual([
    { n: 1 },
  ]);
  await apart.close();
}, 60_000);
