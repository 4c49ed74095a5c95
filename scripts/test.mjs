/** `npm test`: every check there is, in order, on a fresh clone too. Ends with `N passed, N failed` alone on a line. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { ROOT, run, runPackage, runTypeScript } from './lib/run.mjs';
import { countResults } from './lib/vitest-results.mjs';

/** Projects of vitest.config.ts that need no build. */
const PROJECTS = ['architecture', 'domain', 'api', 'ui', 'conformance', 'faults'];

requireNode();
await ensurePackages();
const reports = mkdtempSync(path.join(tmpdir(), 'tendero-tests-'));
let passed = 0;
let failed = 0;

/**
 * One step under its heading. Each counts at least once, so that none can be left out unnoticed.
 * @param {string} heading
 * @param {() => Promise<{ passed: number, failed: number }>} work
 */
async function step(heading, work) {
  const startedAt = Date.now();
  console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 70 - heading.length))}`);
  const result = await work();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${heading}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
}

/** @param {Promise<number>} exitCode */
async function check(exitCode) {
  return (await exitCode) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
async function vitest(project, env = {}) {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runPackage('vitest/vitest.mjs', ['run', '--project', project, ...reporters], { env });
  return countResults(report, code);
}

await step('formatting', () =>
  check(runPackage('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])),
);
await step('lint', () => check(runPackage('oxlint/bin/oxlint', ['--deny-warnings'])));
await step('types', () => check(runPackage('typescript/bin/tsc', ['--noEmit'])));
await step('schemas', () => check(runTypeScript('scripts/schema/cli.ts', ['lint'])));
await step('generated files', () => check(runTypeScript('scripts/schema/cli.ts', ['types', '--check'])));
for (const project of PROJECTS) {
  if (existsSync(path.join(ROOT, 'tests', project))) await step(project, () => vitest(project));
}
await step('build', () => check(run(process.execPath, ['scripts/build.mjs'])));
await step('end to end', async () => {
  const chromium = await ensureChromium();
  if (chromium !== null) return vitest('e2e', { TENDERO_CHROMIUM: chromium });
  console.error('There is no Chromium, and none could be installed. Name one in TENDERO_CHROMIUM.');
  return { passed: 0, failed: 1 };
});

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
