import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gather, packageFile, run } from './run.mjs';
import { countProjects, readReport } from './vitest-results.mjs';

/**
 * Projects that run in one process of Vitest, one after the other.
 * @typedef {{ projects: string[], workers: number }} Lane
 */

/**
 * Runs each lane once and counts by project. What fails is not tried again: a test that passes at times waits for the
 * wrong thing.
 * @param {Lane[][]} stages one after the other. The lanes of a stage run beside one another: the first one shows its
 *   output at once, the others at the end. Something must run of each project.
 * @param {{ files?: string[], env?: Record<string, string> }} [options] `files`: folders and files; left out, all
 */
export async function runTests(stages, { files = [], env = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-tests-'));
  const counts = [];
  try {
    for (const lanes of stages) {
      const ran = await Promise.all(
        lanes.map(async ({ projects, workers }, at) => {
          const report = path.join(folder, `${projects.join('-')}.json`);
          const args = [packageFile('vitest/vitest.mjs'), 'run', ...files];
          // The option of the same name does not reach projects that extend a file with a number of its own.
          const settings = { ...env, VITEST_MAX_WORKERS: String(workers) };
          for (const project of projects) args.push('--project', project);
          args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
          const { code, output } =
            at === 0
              ? { code: await run(process.execPath, args, { env: settings }), output: '' }
              : await gather(args, { env: settings });
          return { output, counts: countProjects(readReport(report), code, projects) };
        }),
      );
      for (const { output, counts: ofLane } of ran) {
        if (output !== '') console.log(output);
        counts.push(...ofLane);
      }
    }
    return new Map(counts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
