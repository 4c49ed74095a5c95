/** From `npm start` on an existing build and data folder to the first answer. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProduct } from './processes.ts';
import { untilStopped } from './running.ts';
import { cost, type Result } from './result.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Milliseconds, the goal for an embedded database to be ready. */
const CEILING = 3000;

export async function benchStart(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  try {
    const first = performance.now();
    await (await startProduct({ TENDERO_DATA: folder })).stop();
    const withDemo = performance.now() - first;
    const again = await timeToFirstAnswer(folder);
    return [
      cost('npm start on an existing build to the first 200', 'ms', again, CEILING),
      {
        name: 'first start: database made, demo store loaded, stopped again',
        ratio: 1,
        goal: null,
        unit: 'ms',
        value: Math.round(withDemo),
        reference: 0,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeToFirstAnswer(folder: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), TENDERO_DATA: folder, LOG_LEVEL: 'error' },
  });
  const stop = untilStopped(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  });
  try {
    while (
      !(await fetch(`http://localhost:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause(10);
    return performance.now() - startedAt;
  } finally {
    await stop();
    await pause(3000);
  }
}
