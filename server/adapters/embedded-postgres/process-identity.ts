import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process that cannot be mistaken for a later one that got the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, as the system reports it; empty where the system does not. */
  started: string;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, started: await startOf(pid) };
}

export async function isSame(known: ProcessIdentity): Promise<boolean> {
  return isAlive(known.pid) && (await startOf(known.pid)) === known.started;
}

async function startOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // Field 22, counted after the name, which may itself hold spaces and brackets. Ticks since boot, so with the boot's own name.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
      const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
      return `${boot.trim()} ${ticks}`;
    }
    if (process.platform === 'win32') return '';
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  } catch {
    return '';
  }
}
