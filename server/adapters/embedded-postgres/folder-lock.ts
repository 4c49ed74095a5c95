import { link, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderError } from './folder-error.ts';
import { identify, isSame } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** Longest that a takeover may last before the process that began it counts as gone. */
const TAKEOVER = 5000;

/**
 * Makes this process the only one that uses the folder, until the returned function is called or the process ends.
 * A lock whose process is gone is taken over.
 * @throws FolderError naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'tendero.pid');
  const own = JSON.stringify(await identify(process.pid));
  const candidate = `${file}.${process.pid}`;
  await writeFile(candidate, own);
  try {
    while (!(await tryLock(file, candidate, folder))) await pause(50);
  } finally {
    await rm(candidate, { force: true });
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
  };
}

/**
 * @returns true when this process has the lock, false to try again. A hard link is made whole or not at all, and never
 *   over another.
 */
async function tryLock(file: string, candidate: string, folder: string): Promise<boolean> {
  try {
    await link(candidate, file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  await refuseIfHeld(file, folder);
  return takeOver(file, candidate, folder);
}

/** Several processes may find the lock of a dead one. The directory admits one of them at a time. */
async function takeOver(file: string, candidate: string, folder: string): Promise<boolean> {
  const gate = `${file}.takeover`;
  try {
    await mkdir(gate);
  } catch {
    const since = await stat(gate).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > TAKEOVER) await rmdir(gate).catch(() => undefined);
    return false;
  }
  try {
    await refuseIfHeld(file, folder);
    await link(candidate, `${candidate}.own`);
    await rename(`${candidate}.own`, file);
    return true;
  } finally {
    await rmdir(gate);
  }
}

async function refuseIfHeld(file: string, folder: string): Promise<void> {
  const holder = parse(await readFile(file, 'utf8').catch(() => ''));
  if (holder !== null && holder.pid !== process.pid && (await isSame(holder))) {
    throw new FolderError(
      `${folder} is in use by another Tendero (process ${holder.pid}). Stop that one first, or give this one a folder of its own with TENDERO_DATA.`,
    );
  }
  if (holder?.pid === process.pid && (await isSame(holder)))
    throw new FolderError(`${folder} is already open in this process.`);
}

function parse(text: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(text);
    const whole = typeof value === 'object' && value !== null && 'pid' in value && 'started' in value;
    // 0 and below name groups of processes, of which some always live.
    return whole && typeof value.pid === 'number' && value.pid > 0 && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : null;
  } catch {
    return null;
  }
}
