import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Places } from './cluster.ts';
import { fullDisk, saysDiskFull } from '../disk-space.ts';
import { FolderError } from './folder-error.ts';
import { forgetPostmaster, runningPostmaster, type Postmaster } from './postmaster-file.ts';
import type { Runner } from './run-as.ts';

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
): Promise<Postmaster> {
  await forgetPostmaster(places);
  const port = wantedPort ?? (await freePort());
  const parameters = [
    '-D',
    places.data,
    '-p',
    String(port),
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
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
