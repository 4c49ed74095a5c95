import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '../../server/adapters/embedded-postgres/binaries.ts';
import { SUPERUSER, ensureCluster, placesIn } from '../../server/adapters/embedded-postgres/cluster.ts';
import { startPostmaster, stopPostmaster } from '../../server/adapters/embedded-postgres/start.ts';
import { isAlive } from '../../server/adapters/embedded-postgres/process-identity.ts';
import { findRunner } from '../../server/adapters/embedded-postgres/run-as.ts';

const FOLDER = 'TENDERO_TEST_FOLDER';

/**
 * Gone with the run: nothing in it need outlive a power cut. Without autovacuum a plan does not depend on when a test
 * runs.
 */
const SETTINGS = [
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  'autovacuum = off',
  'checkpoint_timeout = 1h',
  'bgwriter_lru_maxpages = 0',
];

const PREFIX = 'tendero-test-';

/** Vitest's global set-up: a folder for this run. The server in it starts when a test first asks, and stops here. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[FOLDER] !== undefined) return async () => {};
  await sweep();
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.env[FOLDER] = folder;
  return async () => {
    await remove(folder);
    delete process.env[FOLDER];
  };
}

/** A killed run leaves its folder and its running server. The folder's name contains the run's process id. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^tendero-test-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) await remove(path.join(tmpdir(), name));
  }
}

async function remove(folder: string): Promise<void> {
  const places = placesIn(path.join(folder, 'postgres'));
  if (existsSync(places.data)) await stopPostmaster(places, await findBinaries());
  await rm(folder, { recursive: true, force: true });
}

/** Lives as long as the test run, and is shared by its workers. */
export function runFolder(): string {
  const folder = process.env[FOLDER];
  if (folder === undefined)
    throw new Error('tests/support/postgres-server.ts is not in globalSetup of vitest.config.ts');
  return folder;
}

/** Makes something once for all workers of the run: `make` fills the given path, which then appears whole. */
export async function onceInRun(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const file = path.join(runFolder(), name);
  const gate = `${file}.gate`;
  while (!existsSync(file)) {
    const first = await mkdir(gate).then(
      () => true,
      () => false,
    );
    if (!first) {
      await pause(50);
      continue;
    }
    try {
      if (existsSync(file)) break;
      await make(`${file}.new`);
      await rename(`${file}.new`, file);
    } finally {
      await rmdir(gate);
    }
  }
  return file;
}

export interface NewDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A new, empty database on the run's own PostgreSQL, or on the one that `server` names. */
export function newDatabase(server?: string): Promise<NewDatabase> {
  return createDatabase(server, '');
}

/** A copy of a database of the run's own PostgreSQL, which nobody may be connected to. A fifth of a second of work. */
export function copyDatabase(original: string): Promise<NewDatabase> {
  return createDatabase(undefined, ` template ${original}`);
}

/** Where the run's own PostgreSQL is reached by its superuser. */
export async function serverUrl(): Promise<string> {
  return readFile(await onceInRun('postgres.url', startServer), 'utf8');
}

async function createDatabase(given: string | undefined, like: string): Promise<NewDatabase> {
  const server = new URL(given ?? (await serverUrl()));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}${like}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function startServer(file: string): Promise<void> {
  const places = placesIn(path.join(runFolder(), 'postgres'));
  await mkdir(places.folder, { recursive: true });
  const binaries = await findBinaries();
  const runner = await findRunner(binaries.postgres, runFolder());
  await runner.give(places.folder);
  const password = await ensureCluster(places, binaries, runner);
  await appendFile(path.join(places.data, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`);
  const { port } = await startPostmaster(places, binaries, runner, undefined, { max_connections: '200' });
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  // The password's own hash is slow for a reason that a test's connection has not.
  await administer(new URL(url), `set scram_iterations = 1; alter role ${SUPERUSER} password '${password}'`);
  await writeFile(file, url);
}

async function administer(server: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
