import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPackage } from './run.mjs';
import { countProjects, failedFiles, readReport, replaceResults } from './vitest-results.mjs';

/** A screen may be awaited in vain on a busy machine. The results name each test that needed a second run. */
const AGAIN = ['ui', 'e2e'];
/** More failures are no accident of timing. */
const MOST_AGAIN = 4;

/**
 * Runs Vitest and counts by project. A few failed files of screens and journeys run once more, in a process of their
 * own: what the first run left in modules and storage is gone.
 * @param {string[]} projects of which something must run
 * @param {{ files?: string[], env?: Record<string, string> }} [options] `files`: folders and files; left out, all
 */
export async function runTests(projects, { files = [], env = {} } = {}) {
  const first = await runOnce(files, env);
  const again = failedFiles(first.results, AGAIN);
  if (again.length === 0 || again.length > MOST_AGAIN)
    return countProjects(first.results, first.code, projects);
  const second = await runOnce(again, env);
  return countProjects(replaceResults(first.results, second.results), second.code, projects);
}

/**
 * @param {string[]} files
 * @param {Record<string, string>} env
 */
async function runOnce(files, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-tests-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await runPackage('vitest/vitest.mjs', ['run', ...files, ...reporters], { env });
    return { code, results: readReport(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
