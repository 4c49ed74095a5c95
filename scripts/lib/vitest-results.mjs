import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * @typedef {import('./tally.mjs').Count} Count
 * @typedef {{ name: string, status: string, startTime: number, endTime: number,
 *   assertionResults: { status: string, fullName?: string, failureMessages?: string[] }[], message?: string }} FileResult
 */

/** @type {Count} */
const NOTHING_RAN = { passed: 0, failed: 1, seconds: 0, failures: ['Nothing ran.'] };

/** Characters of a failure that the end of the output repeats: what was expected, and where. */
const FAILURE_LENGTH = 1500;

/**
 * Counts the results of each project. A file that could not run counts as one failure. So does a project without
 * results, and a failed run without a failed test (an unhandled error).
 * @param {FileResult[]} results
 * @param {number} exitCode of the run
 * @param {string[]} projects that must be in it
 * @returns {Map<string, Count>} in their order
 */
export function countProjects(results, exitCode, projects) {
  const counts = new Map(
    projects.map((project) => [project, countFiles(results.filter((result) => isOf(project, result)))]),
  );
  const failed = [...counts.values()].some((count) => count.failed > 0);
  if (exitCode !== 0 && !failed) counts.set('the run itself', NOTHING_RAN);
  return counts;
}

/**
 * @param {string} project has its files in `tests/<project>`
 * @param {FileResult} result
 */
function isOf(project, { name }) {
  return !path.relative(path.join(ROOT, 'tests', project), name).startsWith('..');
}

/**
 * @param {FileResult[]} results
 * @returns {Count}
 */
function countFiles(results) {
  const outcomes = results.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => test.status);
    return status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests;
  });
  const passed = outcomes.filter((outcome) => outcome === 'passed').length;
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const begun = Math.min(...results.map(({ startTime }) => startTime));
  const ended = Math.max(...results.map(({ endTime }) => endTime));
  if (passed + failed === 0) return NOTHING_RAN;
  return { passed, failed, seconds: (ended - begun) / 1000, failures: results.flatMap(failuresOf) };
}

/**
 * @param {FileResult} result
 * @returns {string[]} a text for each test that failed, or one for the file that could not run
 */
function failuresOf({ name, status, message = '', assertionResults }) {
  const file = path.relative(ROOT, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [`${file}\n${message.slice(0, FAILURE_LENGTH)}`];
  return tests.map(({ fullName = '', failureMessages = [] }) =>
    [`${file} > ${fullName}`, ...failureMessages].join('\n').slice(0, FAILURE_LENGTH),
  );
}

/**
 * @param {string} file Vitest's JSON report
 * @returns {FileResult[]} none when the run left no report
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}
