import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import type { EmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { appSession } from '../../server/db/app-session.ts';
import { errorCode } from '../../server/db/failures.ts';
import { PgConnection } from '../../server/db/pg-connection.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { insert, query } from '../api/db/rows.ts';
import { shop, twoStores } from '../api/db/shop.ts';

/** Statements by which a sender of SQL over the application's connection tries to become another user. */
const ESCAPES = [
  'reset role',
  'set role none',
  'set role tendero',
  'set local role none',
  'set session authorization default',
  'set session authorization tendero',
  'reset session authorization',
  'set role pg_execute_server_program',
  'grant tendero to tendero_app',
  'grant pg_read_server_files to tendero_app',
  'alter role tendero_app superuser',
  'alter role tendero_app bypassrls',
  'alter role tendero_app createrole',
  `alter role tendero password 'x'`,
  'create role other superuser login',
  'discard all',
];

/** What only the owner, or a superuser, may do. */
const FORBIDDEN = [
  `copy (select 1) to program 'true'`,
  `copy brands from program 'echo 1'`,
  `copy (select 1) to '/tmp/tendero-ways-out'`,
  `copy brands from '/etc/hostname'`,
  `select pg_read_file('/etc/hostname')`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_read_binary_file('/etc/hostname')`,
  `select * from pg_ls_dir('/')`,
  `select lo_import('/etc/hostname')`,
  'select rolpassword from pg_authid',
  'select passwd from pg_shadow',
  `alter system set archive_command = 'true'`,
  'select pg_reload_conf()',
  `create function evil() returns int language c as '/tmp/evil.so', 'evil'`,
  'create table evil (id int)',
  'create schema evil',
  'create extension dblink',
  'create database evil',
  'drop table brands',
  'alter table brands disable row level security',
  'alter table brands no force row level security',
  'create policy open on brands using (true)',
  'drop policy scope on brands',
  'alter table brands owner to tendero_app',
  'alter function count_rows() security invoker',
  'update audit set action = action',
  'select * from schema_migrations',
  'set session_replication_role = replica',
  // What the owner's own function would run, if a table of the session's could stand before the owner's.
  'create temporary table row_counts (store_id bigint, table_name text, slot integer, n bigint)',
  'create function pg_temp.evil() returns trigger language plpgsql as $$ begin return null; end $$',
];

let folder = '';
let server: EmbeddedPostgres;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-ways-out-'));
  server = await startEmbeddedPostgres(folder);
  const database = await openPostgres(server.source, shop());
  const [ana] = await twoStores(database);
  await database.write(ana, ({ sql }) => insert(sql, 'brands', { store_id: ana, name: 'Tejidos' }));
  await database.close();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A session as the pool opens it. */
const asApplication = (): Promise<PgConnection> =>
  PgConnection.open(server.source.url, {
    setup: appSession({ statement: 5000, lock: 5000, idleInTransaction: 5000 }),
  });

const whoAmI = `select current_user::text as current, session_user::text as session,
  (select bool_or(rolsuper or rolbypassrls or rolcreaterole) from pg_roles where rolname in (current_user, session_user)) as mighty,
  (select count(*)::int from brands) as brands`;

/** After each step that it was refused or allowed. */
async function attempt(connection: PgConnection, statement: string): Promise<string> {
  return connection.script(statement).then(
    () => 'done',
    (error: unknown) => errorCode(error) ?? String(error),
  );
}

test('whatever sequence of ways out it takes, the application stays a role that reads no store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ESCAPES), { minLength: 1, maxLength: 5 }), async (steps) => {
      const connection = await asApplication();
      try {
        for (const step of steps) await attempt(connection, step);
        const { rows } = await connection.query(whoAmI, []);
        expect(rows).toEqual([{ current: 'tendero_app', session: 'tendero_app', mighty: false, brands: 0 }]);
      } finally {
        await connection.close();
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

test.each(FORBIDDEN)('refused, also after every way out: %s', async (statement) => {
  const connection = await asApplication();
  try {
    expect(await attempt(connection, statement)).toBe('42501');
    for (const step of ESCAPES) await attempt(connection, step);
    expect(await attempt(connection, statement)).toBe('42501');
  } finally {
    await connection.close();
  }
});

test('a session that names no store reads no row of any store’s table', async () => {
  const connection = await asApplication();
  const owner = await PgConnection.open(server.source.ownerUrl);
  try {
    const { rows: tables } = await owner.query(
      `select relname::text as name from pg_class where relkind in ('r', 'v', 'm') and relnamespace = 'public'::regnamespace and has_table_privilege('tendero_app', oid, 'select')`,
      [],
    );
    expect(tables.length).toBeGreaterThan(15);
    const filled: string[] = [];
    for (const { name } of tables) {
      const { rows } = await connection.query(`select count(*)::int as n from "${String(name)}"`, []);
      expect([name, rows]).toEqual([name, [{ n: 0 }]]);
      const held = await owner.query(`select count(*)::int as n from "${String(name)}"`, []);
      if (Number(held.rows[0]?.['n']) > 0) filled.push(String(name));
    }
    expect(filled).toEqual(expect.arrayContaining(['stores', 'brands', 'row_counts']));
  } finally {
    await connection.close();
    await owner.close();
  }
});

test('a folder of the version before, whose role could not log in, opens with all that is in it', async () => {
  const owner = await PgConnection.open(server.source.ownerUrl);
  await owner.script(`
    alter role tendero_app nologin password null;
    alter function count_rows() set search_path = public;
    grant execute on function count_rows() to public;
    grant temporary on database tendero to public;
    delete from schema_migrations where id = 10`);
  await owner.close();
  await server.stop();
  server = await startEmbeddedPostgres(folder);
  const database = await openPostgres(server.source, shop());
  try {
    expect(database.report).toEqual(['migration owner-functions']);
    const brands = await database.read(1, (sql) => query(sql, 'select name, session_user::text from brands'));
    expect(brands).toEqual([{ name: 'Tejidos', session_user: 'tendero_app' }]);
  } finally {
    await database.close();
  }
}, 60_000);

test('with an address for the owner, the application’s must be the role without ways out', async () => {
  const { ownerUrl, url } = server.source;
  const owner = await PgConnection.open(ownerUrl);
  try {
    await expect(openPostgres({ kind: 'postgres', url: ownerUrl, ownerUrl }, shop())).rejects.toThrow(
      'the user of DATABASE_URL must be tendero_app, not tendero',
    );
    await owner.script('create role helper; grant helper to tendero_app; alter role tendero_app createdb');
    await expect(openPostgres({ kind: 'postgres', url, ownerUrl }, shop())).rejects.toThrow(
      'a way to other rights (createdb, member of another role)',
    );
    await owner.script('drop role helper; alter role tendero_app nocreatedb');
    await (await openPostgres({ kind: 'postgres', url, ownerUrl }, shop())).close();
    // One address for both, as before.
    await (await openPostgres({ kind: 'postgres', url: ownerUrl }, shop())).close();
  } finally {
    await owner.close();
  }
});
