import { gather } from './run.mjs';

/**
 * The counts of `npm test` and `npm run check`. Each check counts at least once, so a skipped one is noticed.
 * @typedef {{ passed: number, failed: number, seconds: number }} Count
 */
export function createTally() {
  let passed = 0;
  let failed = 0;

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
    add(name, code === 0 ? { passed: 1, failed: 0, seconds } : { passed: 0, failed: 1, seconds });
  }

  /** Prints `N passed, N failed` alone on a line, and sets the exit code. */
  function finish() {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  }

  return { heading, add, check, finish };
}
