/** A worker in a process of its own, which a test kills. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { program } from '../support/program.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Does the jobs of the database; a line of its output is a transaction that has committed. */
export async function startJobs(url: string, folder: string) {
  return spawn(process.execPath, [await program('tests/faults/job-worker.ts'), url, ROOT, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Works until it is killed with `SIGKILL`, this many milliseconds after this many steps. */
export async function workUntilKilled(
  url: string,
  folder: string,
  steps: number,
  pause: number,
): Promise<void> {
  const worker = await startJobs(url, folder);
  let done = 0;
  worker.stdout.on('data', (chunk: Buffer) => {
    done += chunk.toString().split('\n').length - 1;
    if (done >= steps) setTimeout(() => worker.kill('SIGKILL'), pause);
  });
  await once(worker, 'close');
}
