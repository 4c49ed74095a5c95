import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBuiltServer, type BuiltServer } from './browser.ts';
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
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first start ended with ${code}:\n${server.output()}`);
}

/** The built server on a folder of its own, which it finds as its first start left it. */
export async function startDemoServer(): Promise<BuiltServer> {
  const folder = await demoFolder();
  const server = await startBuiltServer({ TENDERO_DATA: folder });
  const stop = async (): Promise<number | null> => {
    const code = await server.stop();
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
}
