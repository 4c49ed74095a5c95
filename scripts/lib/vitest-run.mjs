import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPackage } from './run.mjs';
import { countProjects, readReport } from './vitest-results.mjs';

/**
 * Runs Vitest once and counts by project. What fails is not tried again: a test that passes at times waits for the
 * wrong thing.
 * @param {string[]} projects of which something must run
 * @param {{ files?: string[], env?: Record<string, string> }} [options] `files`: folders and files; left out, all
 */
export async function runTests(projects, { files = [], env = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-tests-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await runPackage('vitest/vitest.mjs', ['run', ...files, ...reporters], { env });
    return countProjects(readReport(report), code, projects);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
