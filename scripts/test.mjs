/** `npm test`: every check there is, on a fresh clone too. Ends with `N passed, N failed` alone on a line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium, installFromDebian } from './lib/chromium.mjs';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { gather, runPackage } from './lib/run.mjs';
import { countProjects } from './lib/vitest-results.mjs';

/** Projects of vitest.config.ts, each a folder of `tests/`. */
const PROJECTS = ['architecture', 'domain', 'api', 'ui', 'conformance', 'faults', 'e2e'];

requireNode();
// Both are downloads.
await Promise.all([ensurePackages(), installFromDebian()]);
let passed = 0;
let failed = 0;

/** @param {string} text */
function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

/**
 * Each counts at least once, so that none can be left out unnoticed.
 * @param {string} name
 * @param {{ passed: number, failed: number, seconds: number }} count
 */
function tell(name, count) {
  passed += count.passed;
  failed += count.failed;
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.seconds.toFixed(1)} s`);
}

/**
 * A check beside others: what it says is shown in one piece when it is done.
 * @param {string} name
 * @param {...string} args of Node
 */
async function check(name, ...args) {
  const startedAt = Date.now();
  const { code, output } = await gather(args);
  heading(name);
  if (output !== '') console.log(output.trimEnd());
  const seconds = (Date.now() - startedAt) / 1000;
  tell(name, code === 0 ? { passed: 1, failed: 0, seconds } : { passed: 0, failed: 1, seconds });
}

async function formattingAndLint() {
  await check('formatting', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.');
  await check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings');
}

/** The build writes what is generated anew: it waits until what the repository holds has been looked at. */
async function schemasAndBuild() {
  await check('schemas', '--import', 'tsx', 'scripts/schema/cli.ts', 'lint');
  await check('generated files', '--import', 'tsx', 'scripts/schema/cli.ts', 'types', '--check');
  await check('build', 'scripts/build.mjs');
}

/** All in one run, which shares its databases and leaves no core idle while the last file of a project ends. */
async function tests() {
  heading('tests');
  const chromium = await ensureChromium();
  if (chromium === null)
    console.error('There is no Chromium, and none could be installed. Name one in TENDERO_CHROMIUM.');
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-tests-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = chromium === null ? {} : { TENDERO_CHROMIUM: chromium };
  const code = await runPackage('vitest/vitest.mjs', ['run', ...reporters], { env });
  heading('results');
  for (const [project, count] of countProjects(report, code, PROJECTS)) tell(project, count);
  rmSync(folder, { recursive: true, force: true });
}

// Of one thread each: where the others keep every core busy, further threads of the type check only do work twice.
const types = check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded');
await Promise.all([types, formattingAndLint(), schemasAndBuild()]);
await tests();

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
