import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundlePrograms } from '../../scripts/lib/server-bundle.mjs';
import { onceInRun } from './postgres-server.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What tests run in a process of its own. One bundle, because most of each is the server. */
const PROGRAMS = [
  'scripts/backup.ts',
  'scripts/import.ts',
  'scripts/restore.ts',
  'scripts/secrets.ts',
  'scripts/staff.ts',
  'server/main.ts',
  'tests/faults/demo-loader.ts',
  'tests/faults/job-worker.ts',
  'tests/faults/writer.ts',
] as const;
export type Program = (typeof PROGRAMS)[number];

/** What programs read beside the folder of their own. */
const READ = ['node_modules', 'schemas', 'demo'];

/** One of our programs as a file for Node, bundled once in a run. Reading its hundreds of sources takes longer than most runs. */
export async function program(source: Program): Promise<string> {
  const mark = await onceInRun('programs', async (file) => {
    const folder = `${file}.files`;
    await mkdir(folder, { recursive: true });
    for (const name of READ) await symlink(path.join(ROOT, name), path.join(folder, name), 'junction');
    await bundlePrograms([...PROGRAMS], path.join(folder, 'bundle'));
    await writeFile(file, folder);
  });
  return path.join(await readFile(mark, 'utf8'), 'bundle', `${path.basename(source, '.ts')}.js`);
}

export interface Outcome {
  /** Null when a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/**
 * Runs a command of the operator to its end, without the seconds that `npm run` needs to read it from its sources.
 * @param env over those of this process
 * @param loaded a file that Node loads before the command
 */
export async function runProgram(
  source: Program,
  env: Record<string, string>,
  args: readonly string[],
  loaded?: string,
): Promise<Outcome> {
  const file = await program(source);
  const before = loaded === undefined ? [] : ['--import', loaded];
  return run([...before, file, ...args], env);
}

/** Runs a command of the operator as `npm run` does. */
export function runSource(
  source: Program,
  env: Record<string, string>,
  args: readonly string[],
): Promise<Outcome> {
  return run(['--import', 'tsx', source, ...args], env);
}

function run(args: string[], env: Record<string, string>): Promise<Outcome> {
  const options = { cwd: ROOT, env: { ...process.env, LOG_LEVEL: 'error', ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, out, err) =>
      resolve({ code: child.exitCode, signal: child.signalCode, out, err }),
    );
  });
}
