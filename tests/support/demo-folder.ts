import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBuiltServer } from './browser.ts';
import { picturesReady } from './demo-database.ts';
import { onceInRun } from './postgres-server.ts';

/** Whose store the demo is. */
export const DEMO_USER = { email: 'demo@tendero.co', password: 'tendero-demo' };

/**
 * A data folder after the first start of the built server, with the demo store; the caller removes it. That start runs
 * once in a test run, because it prepares dozens of pictures.
 */
export async function demoFolder(): Promise<string> {
  const started = await onceInRun('demo', startForTheFirstTime);
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-e2e-'));
  // With its owners: PostgreSQL takes no folder of anybody else.
  await promisify(execFile)('cp', ['-Rp', `${started}/.`, folder]);
  return folder;
}

async function startForTheFirstTime(folder: string): Promise<void> {
  await mkdir(folder);
  const server = await startBuiltServer({ TENDERO_DATA: folder });
  await picturesReady(folder);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first start ended with ${code}:\n${server.output()}`);
}
