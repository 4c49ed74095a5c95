import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresSource } from '../../db/postgres.ts';
import { fullDisk, isDiskFull } from '../disk-space.ts';
import { makeFolder } from '../make-folder.ts';
import { letApplicationIn } from './application-login.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { SUPERUSER, ensureCluster, placesIn } from './cluster.ts';
import type { Places } from './cluster.ts';
import { ENGINE_FOLDER, claimEngine } from './engine-marker.ts';
import { FolderError } from './folder-error.ts';
import { lockFolder } from './folder-lock.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { findRunner } from './run-as.ts';
import type { Runner } from './run-as.ts';

export interface EmbeddedPostgres {
  /** For `openDatabase`; it holds passwords, so it is never logged. */
  source: Required<PostgresSource>;
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
 * @throws FolderError when the folder is in use, of another engine, or cannot be used by the server
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  try {
    return await start(dataFolder);
  } catch (error) {
    throw isDiskFull(error) ? new FolderError(fullDisk(dataFolder), { cause: error }) : error;
  }
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  await claimEngine(dataFolder, 'embedded');
  const places = placesIn(path.join(dataFolder, ENGINE_FOLDER.embedded));
  await makeFolder(places.folder, 0o700);
  const unlock = await lockFolder(places.folder);
  try {
    const binaries = await findBinaries();
    const runner = await findRunner(binaries.postgres, places.folder);
    const password = await ensureCluster(places, binaries, runner);
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
    return { source: { kind: 'postgres', url, ownerUrl }, adopted, stop };
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
