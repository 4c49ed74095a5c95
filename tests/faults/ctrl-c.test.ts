import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/server-process.ts';

/**
 * Ctrl+C is a signal to all processes of the terminal's group; a supervisor's goes to the first of them alone. The
 * database is in a session of its own, so that it survives both unless somebody stops it.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-ctrl-c-'));
});
afterEach(async () => {
  // What a failure has left behind.
  for (const started of await processes()) process.kill(Number.parseInt(started, 10), 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...environment, TMPDIR: folder, TENDERO_DATA: path.join(folder, 'data') },
  });
}

/** The processes, with their commands, that have this test's folder in their environment: the program's and all that it started. */
async function processes(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
    if (!environment.split('\0').includes(`TMPDIR=${folder}`)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    found.push(`${name} ${command.replaceAll('\0', ' ')}`);
  }
  return found;
}

/** Whether a database below the folder takes connections. */
async function databaseRuns(): Promise<boolean> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const file = files.find((name) => path.basename(name) === 'postmaster.pid');
  if (file === undefined) return false;
  return /^ready/m.test(await readFile(path.join(folder, file), 'utf8').catch(() => ''));
}

test.skipIf(process.platform !== 'linux')('Ctrl+C of `npm run dev` leaves no process', async () => {
  const port = await freePort();
  const dev = start(['scripts/dev.mjs'], { PORT: String(port), TENDERO_DEMO: 'false' });
  const answers = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/status`).catch(() => null))?.status ?? 0;
  await expect.poll(answers, { timeout: 90_000 }).toBeGreaterThan(0);
  expect((await processes()).length).toBeGreaterThan(3);
  const ended = once(dev, 'exit');
  process.kill(-(dev.pid ?? 0), 'SIGINT');
  await ended;
  await expect.poll(processes).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a supervisor that ends a benchmark leaves no process, and Ctrl+C none either',
  async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const bench = start(['scripts/run.mjs', 'tests/bench/run.ts', 'orders'], {});
      await expect.poll(databaseRuns).toBe(true);
      const ended = once(bench, 'exit');
      process.kill((bench.pid ?? 0) * (signal === 'SIGINT' ? -1 : 1), signal);
      await ended;
      await expect.poll(processes).toEqual([]);
      expect(await databaseRuns()).toBe(false);
    }
  },
);
