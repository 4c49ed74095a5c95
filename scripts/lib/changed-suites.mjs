import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** The folder of `tests/` with the suites for the folders of a top folder. */
const TESTED_IN = new Map([
  ['server', 'api'],
  ['src', 'ui'],
]);
/** Top folders with one suite for all their files. */
const WHOLE = new Map([
  ['schemas', 'tests/conformance/'],
  ['i18n', 'tests/ui/i18n/'],
]);
/**
 * The folders whose changed test files run. Those of `e2e` and `faults` start built servers and browsers, so only `npm
 * test` runs them.
 */
const QUICK = ['api', 'costs', 'ui', 'conformance'];

/**
 * The suites of the files that differ from `main`, committed or not. A suite has the name of a folder on the path of
 * its sources. So `tests/api/orders` is the suite of `server/modules/orders/history.ts`. Imports are no help: nearly
 * every suite runs the whole API, so Vitest's `--changed` runs half of all test files.
 * @returns {{ suites: string[], without: string[] }} folders and test files to run; sources that have no suite
 */
export function changedSuites() {
  const sources = changedFiles().map((file) => ({ file, suites: suitesOf(file) }));
  const without = sources.filter(({ file, suites }) => suites.length === 0 && isSource(file));
  return {
    suites: [...new Set(sources.flatMap(({ suites }) => suites))].toSorted(),
    without: without.map(({ file }) => file),
  };
}

/** @param {string} file */
function isSource(file) {
  return TESTED_IN.has(file.split('/')[0] ?? '') && existsSync(path.join(ROOT, file));
}

/**
 * @param {string} file from the root, with `/`
 * @returns {string[]}
 */
export function suitesOf(file) {
  const folders = file.split('/').slice(0, -1);
  const [top = '', project = ''] = folders;
  const whole = WHOLE.get(top);
  if (whole !== undefined) return [whole];
  if (top === 'tests') return QUICK.includes(project) ? testsAt(file) : [];
  const tests = TESTED_IN.get(top);
  if (tests === undefined) return [];
  const suites = readdirSync(path.join(ROOT, 'tests', tests));
  return folders
    .slice(1)
    .filter((folder) => suites.includes(folder))
    .map((folder) => `tests/${tests}/${folder}/`);
}

/**
 * A test file itself; for a file that tests share, all tests of its folder. None for a deleted file.
 * @param {string} file
 */
function testsAt(file) {
  const what = file.includes('.test.') ? file : `${path.posix.dirname(file)}/`;
  return existsSync(path.join(ROOT, what)) ? [what] : [];
}

/** Paths from the root. Compared with `HEAD` when there is no `main`; none outside of a Git checkout. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * @param {string[]} args
 * @returns {string[]} lines; none when Git refuses
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
