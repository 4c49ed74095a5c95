/** `npm test`: every check there is, on a fresh clone too. Ends with `N passed, N failed` alone on a line. */
import { ensureChromium, installFromDebian } from './lib/chromium.mjs';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { createTally } from './lib/tally.mjs';
import { runTests } from './lib/vitest-run.mjs';

/** Projects of vitest.config.ts, each a folder of `tests/`. */
const PROJECTS = ['architecture', 'domain', 'api', 'ui', 'conformance', 'faults', 'e2e'];

requireNode();
// Both are downloads.
await Promise.all([ensurePackages(), installFromDebian()]);
const { heading, add, check, finish } = createTally();

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
  const env = chromium === null ? {} : { TENDERO_CHROMIUM: chromium };
  const counts = await runTests(PROJECTS, { env });
  heading('results');
  for (const [project, count] of counts) add(project, count);
}

// Of one thread each: where the others keep every core busy, further threads of the type check only do work twice.
const types = check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded');
await Promise.all([types, formattingAndLint(), schemasAndBuild()]);
await tests();

finish();
