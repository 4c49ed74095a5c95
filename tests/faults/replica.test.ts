import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBinaries } from '../../server/adapters/embedded-postgres/binaries.ts';
import {
  ensureCluster,
  placesIn,
  SUPERUSER,
  type Places,
} from '../../server/adapters/embedded-postgres/cluster.ts';
import { findRunner } from '../../server/adapters/embedded-postgres/run-as.ts';
import { startPostmaster, stopPostmaster } from '../../server/adapters/embedded-postgres/start.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { insert, query } from '../api/db/rows.ts';
import { shop, twoStores } from '../api/db/shop.ts';

/** Milliseconds: a replica that failed is left alone for five seconds. */
const BACK_WITHIN = { timeout: 20_000, interval: 50 };

let folder = '';
let binaries: Awaited<ReturnType<typeof findBinaries>>;
let runner: Awaited<ReturnType<typeof findRunner>>;
let primary: Places;
let standby: Places;
let standbyUrl: string;
let standbyPort: number;
let standbyPid: number;
let database: OpenDatabase;
let ana: number;
let beto: number;

const addressOf = (port: number, password: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-replica-'));
  [primary, standby] = [placesIn(path.join(folder, 'primary')), placesIn(path.join(folder, 'standby'))];
  await mkdir(primary.folder, { recursive: true });
  binaries = await findBinaries();
  runner = await findRunner(binaries.postgres, folder);
  const password = await ensureCluster(primary, binaries, runner);
  const first = await startPostmaster(primary, binaries, runner);
  const filled = await openPostgres({ url: addressOf(first.port, password) }, shop());
  [ana, beto] = await twoStores(filled);
  await filled.close();
  await stopPostmaster(primary, binaries);

  await cp(primary.folder, standby.folder, { recursive: true });
  await writeFile(path.join(standby.data, 'standby.signal'), '');
  await appendFile(
    path.join(standby.data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first.port} user=${SUPERUSER} password=${password}'\n`,
  );
  const copied = await readdir(standby.folder, { recursive: true });
  for (const name of ['', ...copied]) await runner.give(path.join(standby.folder, name));
  await startPostmaster(primary, binaries, runner, first.port);
  const second = await startPostmaster(standby, binaries, runner);
  [standbyPort, standbyPid] = [second.port, second.pid];
  standbyUrl = addressOf(second.port, password);
  const url = addressOf(first.port, password);
  database = await openPostgres({ url, replicaUrl: standbyUrl }, shop());
}, 120_000);
afterAll(async () => {
  await database?.close();
  for (const places of [standby, primary]) await stopPostmaster(places, binaries);
  await rm(folder, { recursive: true, force: true });
});

/** What a list of the store sees, and who answered. */
async function list(store: number): Promise<{ replica: boolean; role: string; names: string[] }> {
  const [row] = await database.readReplica(store, (sql) =>
    query(
      sql,
      `select pg_is_in_recovery() as replica, current_user::text as role,
        (select coalesce(array_agg(name order by id), '{}') from brands)::text[] as names`,
    ),
  );
  return {
    replica: row?.['replica'] === true,
    role: String(row?.['role']),
    names: [row?.['names']].flat().map(String),
  };
}

const write = (store: number, name: string) =>
  database.write(store, ({ sql }) => insert(sql, 'brands', { store_id: store, name }));

const fromReplica = (store: number) => expect.poll(async () => (await list(store)).replica, BACK_WITHIN);

/** On the replica itself. */
async function onStandby(statement: string): Promise<void> {
  const client = new Client({ connectionString: standbyUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('a replica answers lists, each store its own, as a role that owns nothing', async () => {
  await write(ana, 'de Ana');
  await write(beto, 'de Beto');
  await fromReplica(ana).toBe(true);
  expect(await list(ana)).toEqual({ replica: true, role: 'tendero_app', names: ['de Ana'] });
  expect(await list(beto)).toEqual({ replica: true, role: 'tendero_app', names: ['de Beto'] });
}, 60_000);

test('right after its own write a store reads the primary, and the replica again once that has the write', async () => {
  await fromReplica(ana).toBe(true);
  for (let n = 0; n < 5; n += 1) {
    await write(ana, `escrita ${n}`);
    const seen = await list(ana);
    expect(seen.replica).toBe(false);
    expect(seen.names).toContain(`escrita ${n}`);
  }
  await fromReplica(ana).toBe(true);
  expect((await list(ana)).names).toContain('escrita 4');
}, 60_000);

test('while the replica lags the primary answers, for every store, and not after it has caught up', async () => {
  await fromReplica(beto).toBe(true);
  await onStandby('select pg_wal_replay_pause()');
  try {
    await write(ana, 'con retraso');
    for (let n = 0; n < 50; n += 1) expect((await list(ana)).names).toContain('con retraso');
    await fromReplica(beto).toBe(false);
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
  await fromReplica(ana).toBe(true);
  expect((await list(ana)).names).toContain('con retraso');
}, 60_000);

test('a replica that dies, in the middle of reads too, fails nobody, and serves again once it is back', async () => {
  await fromReplica(ana).toBe(true);
  const before = await list(ana);
  const reads = Array.from({ length: 40 }, async (_, n) => {
    if (n === 10) process.kill(standbyPid, 'SIGKILL');
    return (await list(ana)).names;
  });
  for (const names of await Promise.all(reads)) expect(names).toEqual(before.names);
  for (let n = 0; n < 20; n += 1) expect((await list(ana)).names).toEqual(before.names);
  await fromReplica(ana).toBe(false);
  expect(await database.healthy()).toBe(true);
  await write(ana, 'sin réplica');
  expect((await list(ana)).names).toContain('sin réplica');
  await startPostmaster(standby, binaries, runner, standbyPort);
  await fromReplica(ana).toBe(true);
  expect((await list(ana)).names).toContain('sin réplica');
}, 90_000);

test('a replica that has become a primary of its own answers nothing', async () => {
  await fromReplica(ana).toBe(true);
  await onStandby('select pg_promote()');
  await write(ana, 'después');
  for (let n = 0; n < 20; n += 1) expect((await list(ana)).names).toContain('después');
  await fromReplica(beto).toBe(false);
}, 60_000);
