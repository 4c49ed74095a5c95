import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { fullDisk, requireSpace, saysDiskFull } from '../disk-space.ts';
import { FolderError } from './folder-error.ts';
import type { Runner } from './run-as.ts';

export const SUPERUSER = 'tendero';

/** Paths below `<TENDERO_DATA>/postgres`. */
export interface Places {
  folder: string;
  data: string;
  password: string;
  log: string;
}

export function placesIn(folder: string): Places {
  return {
    folder,
    data: path.join(folder, 'data'),
    password: path.join(folder, 'password'),
    log: path.join(folder, 'postgres.log'),
  };
}

/** Major version of the packaged PostgreSQL: the format of its data. */
const MAJOR = '18';

/**
 * Makes the cluster where there is none yet: whole, or not at all. Returns the superuser's password.
 * @throws FolderError when the data is of another major version, or the password was lost; the signal's reason once it
 *   has ended the making
 */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  runner: Runner,
  signal?: AbortSignal,
): Promise<string> {
  if (!existsSync(places.data)) await create(places, binaries, runner, signal);
  const version = (await readFile(path.join(places.data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== MAJOR) {
    throw new FolderError(
      `${places.data} was written by PostgreSQL ${version}, and this one is ${MAJOR}. Start the Tendero that wrote it, take a backup, and restore it here.`,
    );
  }
  try {
    return (await readFile(places.password, 'utf8')).trim();
  } catch (cause) {
    throw new FolderError(
      `The password of the embedded PostgreSQL is missing: ${places.password}. Restore it from a backup of the folder.`,
      { cause },
    );
  }
}

async function create(
  places: Places,
  binaries: Binaries,
  runner: Runner,
  signal: AbortSignal | undefined,
): Promise<void> {
  const unfinished = `${places.data}.new`;
  // What a start left that was killed, or whose disk was full. A finished cluster has the other name.
  await rm(unfinished, { recursive: true, force: true });
  await requireSpace(places.folder);
  await mkdir(unfinished, { mode: 0o700 });
  await runner.give(unfinished);
  await writeFile(places.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  await runner.give(places.password);
  signal?.throwIfAborted();
  await initialise(unfinished, places, binaries, runner, signal);
  await rename(unfinished, places.data);
}

function refusal(data: string, output: string): string {
  return saysDiskFull(output)
    ? fullDisk(data)
    : `PostgreSQL could not make its data folder:\n${output.trim()}`;
}

/** Writes everything through to the disk before it answers (initdb's default), or a power cut could leave an empty shop. */
function initialise(
  data: string,
  places: Places,
  binaries: Binaries,
  runner: Runner,
  signal: AbortSignal | undefined,
): Promise<void> {
  const parameters = [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${places.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C',
    '--builtin-locale=C.UTF-8',
  ];
  return new Promise((resolve, reject) => {
    const child = runner.spawn(binaries.initdb, parameters, {
      cwd: places.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const end = (): void => void child.kill();
    signal?.addEventListener('abort', end);
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(signal?.aborted === true ? signal.reason : new FolderError(refusal(data, said)));
    });
  });
}
