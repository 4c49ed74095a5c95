import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Which folder of `tests/` has the suites of a top folder's folders. */
const TESTED_IN = new Map([
  ['server', 'api'],
  ['src', 'ui'],
]);
/** Top folders with one suite for all their files. */
const WHOLE = new Map([
  ['schemas', 'tests/conformance/'],
  ['i18n', 'tests/ui/i18n/'],
]);
/** Whose changed test files run. Those of `e2e` and `faults` start built servers and browsers: `npm test` runs them. */
const QUICK = ['api', 'ui', 'conformance'];

/**
 * The suites of the files that differ from `main`, committed or not. A source's suites bear the names of folders on its
 * path: `tests/api/orders` has that of `server/modules/orders/history.ts`. Imports do not tell: nearly every suite runs
 * the whole API, so Vitest's `--changed` takes half of all test files for that one.
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
 * A test file itself; of what tests share, all in its folder. None where it has been removed.
 * @param {string} file
 */
function testsAt(file) {
  const what = file.includes('.test.') ? file : `${path.posix.dirname(file)}/`;
  return existsSync(path.join(ROOT, what)) ? [what] : [];
}

/** From the root. Against `HEAD` where there is no `main`; none where this is no checkout of Git. */
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
