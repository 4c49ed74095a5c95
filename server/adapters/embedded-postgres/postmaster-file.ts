/** `postmaster.pid`, in which PostgreSQL itself writes who serves a folder. After a power cut it names a dead server. */
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from './cluster.ts';
import { isAlive, isRunning } from './process-identity.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** Above every number that Linux gives to a process, and still one that PostgreSQL reads. */
const NOBODY = 2_147_483_647;

function fileOf(places: Places): string {
  return path.join(places.data, 'postmaster.pid');
}

async function linesOf(places: Places): Promise<string[]> {
  return (await readFile(fileOf(places), 'utf8').catch(() => '')).split('\n');
}

/** The server that runs on these data: its pid, its port and whether it answers. */
export async function runningPostmaster(
  places: Places,
): Promise<(Postmaster & { ready: boolean }) | undefined> {
  const lines = await linesOf(places);
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid < 1 || !(await isRunning(pid)) || !(await servesFolder(pid, places)))
    return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL refuses to start while any process of its user has the number that the file holds. Where no server runs on
 * the folder, a number that nobody has takes its place. The other lines stay: by them PostgreSQL sees whether
 * processes of the dead server still use its memory.
 */
export async function forgetPostmaster(places: Places): Promise<void> {
  const lines = await linesOf(places);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1 || !isAlive(pid) || (await runningPostmaster(places)) !== undefined)
    return;
  await writeFile(fileOf(places), [String(NOBODY), ...lines.slice(1)].join('\n'));
}

/** Another program may have got the number since, and another folder's PostgreSQL too: ours works in its folder. */
async function servesFolder(pid: number, places: Places): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (!name.startsWith('postgres')) return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === null || folder === (await realpath(places.data).catch(() => places.data));
}
