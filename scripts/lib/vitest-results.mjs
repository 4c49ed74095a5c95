import { readFileSync } from 'node:fs';

/**
 * Counts what Vitest's JSON report tells. A file that could not run at all is one failure; so is a run that ended
 * badly with no test to blame (an unhandled error), or that left no report.
 * @param {string} file the report
 * @param {number} exitCode of the run
 * @returns {{ passed: number, failed: number }}
 */
export function countResults(file, exitCode) {
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] } | null}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
