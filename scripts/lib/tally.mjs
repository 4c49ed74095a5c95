import { gather } from './run.mjs';

/** How many characters of a failed check's output the end repeats. */
const CHECK_LENGTH = 3000;

/**
 * The counts of `npm test` and `npm run check`. Each check counts at least once, so a skipped one is noticed.
 * `failures` are repeated at the end, because CI shows only the end of a long output.
 * @typedef {{ passed: number, failed: number, seconds: number, failures: string[] }} Count
 */
export function createTally() {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failures = [];

  /** @param {string} text */
  function heading(text) {
    console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
  }

  /**
   * @param {string} name
   * @param {Count} count
   */
  function add(name, count) {
    passed += count.passed;
    failed += count.failed;
    failures.push(...count.failures);
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.seconds.toFixed(1)} s`);
  }

  /**
   * Runs a check in parallel with others and prints its whole output at the end.
   * @param {string} name
   * @param {...string} args of Node
   */
  async function check(name, ...args) {
    const startedAt = Date.now();
    const { code, output } = await gather(args);
    heading(name);
    if (output !== '') console.log(output.trimEnd());
    const seconds = (Date.now() - startedAt) / 1000;
    if (code === 0) add(name, { passed: 1, failed: 0, seconds, failures: [] });
    else
      add(name, {
        passed: 0,
        failed: 1,
        seconds,
        failures: [`${name}\n${output.trimEnd().slice(-CHECK_LENGTH)}`],
      });
  }

  /** Prints what failed, then `N passed, N failed` alone on a line, and sets the exit code. */
  function finish() {
    if (failures.length > 0) {
      heading('failures');
      console.log(failures.join('\n\n'));
    }
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  }

  return { heading, add, check, finish };
}
