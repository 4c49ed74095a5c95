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

interface ProcessState {
  started: string;
  /** It has ended, and its parent has not asked about it yet. */
  zombie: boolean;
}

/** Whether the number is in use, by a zombie too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process of this number can still do anything. */
export async function isRunning(pid: number): Promise<boolean> {
  return isAlive(pid) && !(await stateOf(pid)).zombie;
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, started: (await stateOf(pid)).started };
}

export async function isSame(known: ProcessIdentity): Promise<boolean> {
  if (!isAlive(known.pid)) return false;
  const { started, zombie } = await stateOf(known.pid);
  return !zombie && started === known.started;
}

async function stateOf(pid: number): Promise<ProcessState> {
  try {
    if (process.platform === 'linux') return await linuxStateOf(pid);
    if (process.platform === 'win32') return { started: '', zombie: false };
    const [state = '', ...started] = (await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])).stdout
      .trim()
      .split(/\s+/);
    return { started: started.join(' '), zombie: state.startsWith('Z') };
  } catch {
    return { started: '', zombie: false };
  }
}

async function linuxStateOf(pid: number): Promise<ProcessState> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Fields 3 and 22, counted after the name, which may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Ticks since boot, so with the boot's own name.
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return { started: `${boot.trim()} ${fields[19] ?? ''}`, zombie: fields[0] === 'Z' || fields[0] === 'X' };
}
