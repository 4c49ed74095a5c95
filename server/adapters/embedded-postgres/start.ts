import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { APP_ROLE } from '../../db/scope.ts';
import { PgConnection } from '../../db/pg-connection.ts';
import type { PostgresSource } from '../../db/postgres.ts';
import { ensureRole } from '../../db/role.ts';
import { fullDisk, isDiskFull, saysDiskFull } from '../disk-space.ts';
import { makeFolder } from '../make-folder.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { ensureCluster, placesIn, SUPERUSER, type Places } from './cluster.ts';
import { claimEngine, ENGINE_FOLDER } from './engine-marker.ts';
import { FolderError } from './folder-error.ts';
import { lockFolder } from './folder-lock.ts';
import { forgetPostmaster, runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { findRunner, type Runner } from './run-as.ts';

const run = promisify(execFile);

/** Settings for a shop's machine; all that concerns durability is PostgreSQL's own default: fsync on, commits written through. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  wal_level: 'replica',
  max_wal_size: '512MB',
} as const;

const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 30_000;
const LARGEST_LOG = 5_000_000;
/** Those of the last start; before them stand earlier reasons. */
const LAST_LINES = 8;

/** Starts a server in a session of its own: the signals that end our process group leave it to `stopPostmaster`, or to the next start. */
export async function startPostmaster(
  places: Places,
  binaries: Binaries,
  runner: Runner,
  wantedPort?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Postmaster> {
  await forgetPostmaster(places);
  const port = wantedPort ?? (await freePort());
  const parameters = [
    '-D',
    places.data,
    '-p',
    String(port),
    ...Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await openLog(places.log);
  await runner.give(places.log);
  try {
    const child = runner.spawn(binaries.postgres, parameters, {
      cwd: places.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    await untilReady(child, places);
    return { pid: child.pid ?? 0, port };
  } finally {
    await log.close();
  }
}

async function openLog(file: string): ReturnType<typeof open> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function untilReady(child: ChildProcess, places: Places): Promise<void> {
  let failed: Error | undefined;
  child.on('error', (error) => (failed = error));
  child.on('exit', (code) => (failed = new Error(`it ended with code ${code}`)));
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await pause(15)) {
    if (failed !== undefined) throw new FolderError(await whyNot(failed, places), { cause: failed });
    if ((await runningPostmaster(places))?.ready === true) return;
  }
  throw new FolderError(`PostgreSQL was not ready after ${START_TIMEOUT / 1000} seconds. See ${places.log}`);
}

async function whyNot(failed: Error, { log, data }: Places): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-LAST_LINES);
  return lines.some(saysDiskFull)
    ? fullDisk(data)
    : `PostgreSQL did not start (${failed.message}). Its reasons are at the end of ${log}`;
}

/** Fast shutdown: open transactions are rolled back, everything else is written, connections end. */
export async function stopPostmaster(places: Places, binaries: Binaries): Promise<void> {
  const running = await runningPostmaster(places);
  if (running === undefined) return;
  if (process.platform === 'win32') await run(binaries.pg_ctl, ['stop', '-m', 'fast', '-D', places.data]);
  else process.kill(running.pid, 'SIGINT');
  for (const end = Date.now() + STOP_TIMEOUT; Date.now() < end; await pause(15)) {
    if ((await runningPostmaster(places)) === undefined) return;
  }
  throw new FolderError(
    `PostgreSQL (process ${running.pid}) has not stopped within ${STOP_TIMEOUT / 1000} seconds. See ${places.log}`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export interface EmbeddedPostgres {
  /** For `openDatabase`; it holds passwords, so it is never logged. */
  source: PostgresSource & { ownerUrl: string };
  /** Whether a server was found running that an earlier process had left behind. */
  adopted: boolean;
  /** Stops the server, if it is up, and gives the folder free. */
  stop(): Promise<void>;
}

const DATABASE = 'tendero';
/** How often a server that nobody stopped is looked after. */
const WATCH = 500;

/**
 * A PostgreSQL for one machine, in `<dataFolder>/postgres`: made on the first start and started again when it dies. A
 * server that a killed process left running is adopted.
 * @param signal ends the start before the server runs; afterwards it is `stop` that ends it
 * @throws FolderError when the folder is in use, of another engine, or cannot be used by the server; the signal's reason
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  try {
    return await start(dataFolder, signal);
  } catch (error) {
    throw isDiskFull(error) ? new FolderError(fullDisk(dataFolder), { cause: error }) : error;
  }
}

async function start(dataFolder: string, signal: AbortSignal | undefined): Promise<EmbeddedPostgres> {
  await claimEngine(dataFolder);
  const places = placesIn(path.join(dataFolder, ENGINE_FOLDER.embedded));
  await makeFolder(places.folder, 0o700);
  const unlock = await lockFolder(places.folder);
  try {
    const binaries = await findBinaries();
    const runner = await findRunner(binaries.postgres, places.folder);
    const password = await ensureCluster(places, binaries, runner, signal);
    signal?.throwIfAborted();
    const { adopted, ...postmaster } = await adoptOrStart(places, binaries, runner);
    await ensureDatabase(addressOf(postmaster, password, 'postgres'));
    const ownerUrl = addressOf(postmaster, password, DATABASE);
    const url = await letApplicationIn(ownerUrl);
    const watch = watchOver(places, binaries, runner, postmaster.port);
    const stop = async (): Promise<void> => {
      await watch.end();
      await stopPostmaster(places, binaries);
      await unlock();
    };
    return { source: { url, ownerUrl }, adopted, stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** We hold the folder's lock, so a server on it has no owner any more: it is ours when it answers, and stopped when it does not. */
async function adoptOrStart(
  places: Places,
  binaries: Binaries,
  runner: Runner,
): Promise<Postmaster & { adopted: boolean }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const running = await runningPostmaster(places);
    if (running === undefined)
      return { ...(await startPostmaster(places, binaries, runner)), adopted: false };
    if (running.ready && running.port > 0) return { pid: running.pid, port: running.port, adopted: true };
    await pause(50);
  }
  await stopPostmaster(places, binaries);
  return { ...(await startPostmaster(places, binaries, runner)), adopted: false };
}

function addressOf({ port }: Postmaster, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A server that was killed is started again on its port, so that the pool finds it there. */
function watchOver(
  places: Places,
  binaries: Binaries,
  runner: Runner,
  port: number,
): { end(): Promise<void> } {
  let ended = false;
  let restart: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    if (ended || (await runningPostmaster(places)) !== undefined || ended) return;
    await startPostmaster(places, binaries, runner, port);
  };
  const timer = setInterval(() => {
    restart = restart.then(look).catch(() => undefined);
  }, WATCH);
  timer.unref();
  return {
    end: async () => {
      ended = true;
      clearInterval(timer);
      await restart;
    },
  };
}

/**
 * Lets the application's role log in, with a password that is made anew at each start and kept nowhere: one process at a
 * time uses the folder. What the role had set for itself is forgotten.
 * @param ownerUrl of the database, as its superuser
 * @returns the address that the application connects to
 */
async function letApplicationIn(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const owner = await PgConnection.open(ownerUrl);
  try {
    await ensureRole(owner);
    await owner.script(
      `alter role ${APP_ROLE} login password '${password}'; alter role ${APP_ROLE} reset all`,
    );
  } finally {
    await owner.close();
  }
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = password;
  return url.href;
}
