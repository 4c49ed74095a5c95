import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { addLargeStore, contentOf, differing, type Content } from './content.ts';
import type { Finding } from './experiments.ts';
import { startOwnPostgres, type OwnPostgres } from './own-postgres.ts';

const ORDERS = 50_000;
const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const OWNER = { name: 'tendero', password: 'a long one' };
const APP = { name: 'tendero_app', password: 'a third one' };
const BACKUP = { name: 'tendero_backup', password: 'another one' };
const KEY = '5c'.repeat(32);

/** As docs/guides/deploy.md and docs/guides/operate.md write them. */
const ROLES = `
  create role ${OWNER.name} login password '${OWNER.password}';
  create role ${APP.name} login nosuperuser nobypassrls nocreatedb nocreaterole password '${APP.password}';
  grant ${APP.name} to ${OWNER.name};
  create role ${BACKUP.name} login bypassrls password '${BACKUP.password}';
  grant pg_read_all_data to ${BACKUP.name}`;
const LEAKPROOF = `
  alter function pg_catalog.textlike(text, text) leakproof;
  alter function pg_catalog.lower(text) leakproof;
  alter function pg_catalog.int8shr(bigint, integer) leakproof`;

/**
 * R28: a dump of a PostgreSQL of one's own, taken and restored as the guide says. The server starts on it, changes
 * nothing, and every row is there.
 */
export async function restore(): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-soak-restore-'));
  const postgres = await startOwnPostgres(path.join(folder, 'postgres'));
  try {
    await postgres.administer('postgres', ROLES);
    await createDatabase(postgres, 'tendero');
    const first = await serve(postgres, 'tendero', path.join(folder, 'first'));
    await addLargeStore(postgres.url('tendero'), { orders: ORDERS, clients: ORDERS / 5 });
    await first.stop();
    const before = await content(postgres, 'tendero');

    const file = path.join(folder, 'tendero.dump');
    const backup = await seconds(() =>
      postgres.tool('pg_dump', ['--format=custom', `--file=${file}`, postgres.url('tendero', BACKUP)]),
    );
    await createDatabase(postgres, 'restored');
    const restored = await seconds(() =>
      postgres.tool('pg_restore', [
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${postgres.url('restored')}`,
        file,
      ]),
    );
    await postgres.administer('restored', LEAKPROOF);
    const others = differing(before, await content(postgres, 'restored'));
    const second = await serve(postgres, 'restored', path.join(folder, 'second'));
    const changed = second.output().includes('database changed');
    const code = await second.stop();
    return [
      {
        id: "R28 restore into a PostgreSQL of one's own",
        met: others.length === 0 && !changed && code === 0,
        orders: ORDERS,
        rows: [...before.values()].reduce((sum, { rows }) => sum + rows, 0),
        backup,
        restore: restored,
        others,
        changed,
      },
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function createDatabase(postgres: OwnPostgres, name: string): Promise<void> {
  await postgres.administer('postgres', `create database ${name} owner ${OWNER.name}`);
}

async function serve(postgres: OwnPostgres, database: string, data: string): Promise<ServerProcess> {
  await mkdir(data);
  return startServerProcess({
    args: [MAIN],
    port: await freePort(),
    env: {
      TENDERO_DATA: data,
      TENDERO_DEMO: '0',
      DATABASE_URL: postgres.url(database, APP),
      DATABASE_OWNER_URL: postgres.url(database, OWNER),
      SECRETS_KEYS: KEY,
    },
  });
}

async function content(postgres: OwnPostgres, database: string): Promise<Content> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return await contentOf(client);
  } finally {
    await client.end();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) / 100) / 10;
}
