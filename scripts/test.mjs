/** `npm test`: every check, on a fresh clone too. The last line is `N passed, N failed` alone. */
import './lib/require-node.mjs';
import { installFromDebian, requireChromium } from './lib/chromium.mjs';
import { ensurePackages, requireServableFolder } from './lib/prepare.mjs';
import { createTally } from './lib/tally.mjs';
import { runTests } from './lib/vitest-run.mjs';

/** Projects of vitest.config.ts, each a folder of `tests/`. */
const PROJECTS = ['architecture', 'domain', 'api', 'costs', 'ui', 'conformance', 'faults', 'real', 'e2e'];

requireServableFolder();
// Both are downloads.
await Promise.all([ensurePackages(), installFromDebian()]);
const chromium = await requireChromium();
const { heading, add, check, finish } = createTally();

async function formattingAndLint() {
  await check('formatting', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.');
  await check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings');
}

/** The build regenerates files, so it waits until the checks of the repository's own files are done. */
async function schemasAndBuild() {
  await check('schemas', '--import', 'tsx', 'scripts/schema/cli.ts', 'lint');
  await check('generated files', '--import', 'tsx', 'scripts/schema/cli.ts', 'types', '--check');
  await check('build', 'scripts/build.mjs');
}

/** Runs all projects at once. They share databases, and no core idles while the last file of a project ends. */
async function tests() {
  heading('tests');
  const counts = await runTests(PROJECTS, { env: { TENDERO_CHROMIUM: chromium } });
  heading('results');
  for (const [project, count] of counts) add(project, count);
}

// One thread each: the other checks keep every core busy, and more threads of the type check repeat work.
const types = check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded');
await Promise.all([types, formattingAndLint(), schemasAndBuild()]);
await tests();

finish();
