/** The servers under test, each a process of its own, as in production. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, untilStopped } from './running.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Running {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The product as built. */
export async function startProduct(environment: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = start(['dist/server/main.js'], { ...environment, PORT: String(port), LOG_LEVEL: 'error' });
  const stop = untilStopped(() => endProcess(child));
  const origin = `http://localhost:${port}`;
  await untilAnswers(`${origin}/ready`, child);
  return running(child, origin, stop);
}

export async function startBare(environment: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = start(['--import', 'tsx', 'tests/bench/bare-server.ts'], {
    ...environment,
    PORT: String(port),
  });
  const stop = untilStopped(() => endProcess(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/one?id=0`, child);
  return running(child, origin, stop);
}

/** Resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function start(args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

function running(child: ChildProcess, origin: string, stop: () => Promise<void>): Running {
  const { pid } = child;
  if (pid === undefined) throw new Error('The server did not start');
  return {
    origin,
    pid,
    stop,
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(25);
  }
  throw new Error(`${url} does not answer`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
