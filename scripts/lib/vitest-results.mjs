import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * `retried`: the names of tests that failed once and passed when they ran again.
 * @typedef {{ passed: number, failed: number, seconds: number, retried: string[] }} Count
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number,
 *   assertionResults: TestResult[] }} FileResult
 */

/** @type {Count} */
const NOTHING_RAN = { passed: 0, failed: 1, seconds: 0, retried: [] };

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
  return { passed, failed, seconds: (ended - begun) / 1000, retried: results.flatMap(retriedTests) };
}

/**
 * Puts the results of a second run in the place of the first ones. A test that now passes keeps what it failed with.
 * @param {FileResult[]} first
 * @param {FileResult[]} second
 * @returns {FileResult[]}
 */
export function replaceResults(first, second) {
  return first.map((before) => {
    const after = second.find(({ name }) => name === before.name);
    if (after === undefined) return before;
    const assertionResults = after.assertionResults.map((test) => ({
      ...test,
      failureMessages: [...failuresOf(before, test.fullName), ...test.failureMessages],
    }));
    return { ...after, startTime: before.startTime, endTime: before.endTime, assertionResults };
  });
}

/**
 * What a test failed with. A failed set-up counts for each test of its file.
 * @param {FileResult} result
 * @param {string} fullName
 */
function failuresOf({ status, message, assertionResults }, fullName) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [message ?? 'The file did not run.'];
  return failed.filter((test) => test.fullName === fullName).flatMap((test) => test.failureMessages);
}

/**
 * Failed files of some projects.
 * @param {FileResult[]} results
 * @param {string[]} projects
 * @returns {string[]} their paths
 */
export function failedFiles(results, projects) {
  return results
    .filter((result) => result.status === 'failed' && projects.some((project) => isOf(project, result)))
    .map(({ name }) => name);
}

/**
 * The results keep what the first run of a retried test failed with.
 * @param {FileResult} result
 */
function retriedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) => `${path.relative(ROOT, name)}: ${fullName}\n  ${failureMessages[0]}`,
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
