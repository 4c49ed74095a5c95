import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/adapters/embedded-postgres/start.ts';
import { appSettings, sessionSetup } from '../../server/db/scope.ts';
import { errorCode } from '../../server/db/failures.ts';
import { PgConnection } from '../../server/db/pg-connection.ts';
import { openPostgres, refuseWaysOut } from '../../server/db/postgres.ts';
import { insert, query } from '../api/db/rows.ts';
import { shop, twoStores } from '../api/db/shop.ts';
import { ESCAPES, FORBIDDEN, RIGHTS } from './ways-out-statements.ts';

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
  PgConnection.open(
    server.source.url,
    sessionSetup(appSettings({ statement: 5000, lock: 5000, idleInTransaction: 5000 })),
  );

const whoAmI = `select current_user::text as current, session_user::text as session,
  (select bool_or(rolsuper or rolbypassrls or rolcreaterole) from pg_roles where rolname in (current_user, session_user)) as mighty,
  (select count(*)::int from brands) as brands`;

const HARMLESS = { current: 'tendero_app', session: 'tendero_app', mighty: false, brands: 0 };

/** What the session is now; a transaction that a refusal ended is left first. */
async function identity(connection: PgConnection): Promise<unknown> {
  const ask = () => connection.query(whoAmI, []);
  const { rows } = await ask().catch(async () => {
    await connection.script('rollback');
    return ask();
  });
  return rows[0];
}

/** What PostgreSQL says: null when it obeys, else its sentence; the code too when it is another than that of missing rights. */
async function attempt(connection: PgConnection, statement: string): Promise<string | null> {
  return connection.script(statement).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Error)) throw error;
      const code = errorCode(error);
      return code === '42501' ? error.message : `${code ?? 'no code'}: ${error.message}`;
    },
  );
}

test('whatever sequence of ways out it takes, the application stays a role that reads no store', async () => {
  const steps = fc.array(fc.constantFrom(...ESCAPES), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const connection = await asApplication();
      try {
        for (const { statement } of taken) await attempt(connection, statement);
        expect(await identity(connection)).toEqual(HARMLESS);
      } finally {
        await connection.close();
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

test.each(ESCAPES)('a way out that is none: $statement', async ({ statement, reason }) => {
  const connection = await asApplication();
  try {
    expect(await attempt(connection, statement)).toBe(reason);
    expect(await identity(connection)).toEqual(HARMLESS);
  } finally {
    await connection.close();
  }
});

test.each(FORBIDDEN)('refused, also after every way out: %s', async (statement, reason) => {
  const connection = await asApplication();
  try {
    expect(await attempt(connection, statement)).toBe(reason);
    for (const escape of ESCAPES) await attempt(connection, escape.statement);
    await attempt(connection, 'rollback');
    expect(await attempt(connection, statement)).toBe(reason);
  } finally {
    await connection.close();
  }
});

/** The statement in a session that is left behind: what it changed is undone where it can be. */
async function tried(connection: PgConnection, statement: string) {
  const alone = /^(begin|discard all|create database|alter system)/.test(statement);
  try {
    if (!alone) await connection.script('begin');
    const reason = await attempt(connection, statement);
    return { reason, who: await identity(connection) };
  } finally {
    await connection.script('rollback');
    await connection.close();
  }
}

describe('with rights that it must not have', () => {
  const asOwner = () => PgConnection.open(server.source.ownerUrl, 'set role tendero_app');
  let owner: PgConnection;
  beforeAll(async () => {
    owner = await PgConnection.open(server.source.ownerUrl);
    await owner.script('alter role tendero_app superuser');
  });
  afterAll(async () => {
    await owner.script('alter role tendero_app nosuperuser');
    await owner.script('alter system reset all');
    await owner.script('drop database if exists evil');
    await owner.close();
    await rm('/tmp/tendero-ways-out', { force: true });
  });

  test('the session is seen to read every store, and to be mighty', async () => {
    const { who } = await tried(await asApplication(), 'select 1');
    expect(who).toMatchObject({ mighty: true, brands: 1 });
  });

  test.each(FORBIDDEN)('is no longer refused: %s', async (statement, reason) => {
    expect((await tried(await asApplication(), statement)).reason).not.toBe(reason);
  });

  test.each(ESCAPES)(
    'leads out, as a superuser or as a user who only took the role on: $statement',
    async ({ statement, reason }) => {
      if (reason === null)
        expect((await tried(await asOwner(), statement)).who).toMatchObject({ current: 'tendero' });
      else expect((await tried(await asApplication(), statement)).reason).toBeNull();
    },
  );
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
    grant temporary on database tendero to public`);
  await owner.close();
  await server.stop();
  server = await startEmbeddedPostgres(folder);
  const database = await openPostgres(server.source, shop());
  try {
    expect(database.report).toEqual([]);
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
    await expect(openPostgres({ url: ownerUrl, ownerUrl }, shop())).rejects.toThrow(
      'the user of DATABASE_URL must be tendero_app, not tendero',
    );
    for (const [word, give, take] of RIGHTS) {
      await owner.script(give);
      await expect(refuseWaysOut(url), word).rejects.toThrow(`a way to other rights (${word})`);
      await owner.script(take);
    }
    await owner.script('create role helper; grant helper to tendero_app; alter role tendero_app createdb');
    await expect(openPostgres({ url, ownerUrl }, shop())).rejects.toThrow(
      'a way to other rights (createdb, member of another role)',
    );
    await owner.script('drop role helper; alter role tendero_app nocreatedb');
    await (await openPostgres({ url, ownerUrl }, shop())).close();
    // One address for both, as before.
    await (await openPostgres({ url: ownerUrl }, shop())).close();
  } finally {
    await owner.close();
  }
});
