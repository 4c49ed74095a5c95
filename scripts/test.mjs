/** `npm test`: every check, on a fresh clone too. The last line is `N passed, N failed` alone. */
import './lib/require-node.mjs';
import { installFromDebian, requireChromium } from './lib/chromium.mjs';
import { ensurePackages, requireServableFolder } from './lib/prepare.mjs';
import { createTally } from './lib/tally.mjs';
import { runTests } from './lib/vitest-run.mjs';

/**
 * Projects of vitest.config.ts, each a folder of `tests/`; a lane runs its own by their names. Journeys and faults wait for
 * browsers, servers and disks more than they compute, so a third worker fills two cores beside them. The two lanes of
 * the first stage end at about the same time. Tests of screens wait for the API and its database two fifths of their
 * time: three of them fill two cores.
 */
const STAGES = [
  [
    { projects: ['e2e', 'faults'], workers: 2 },
    { projects: ['architecture', 'domain', 'api', 'costs', 'conformance', 'real'], workers: 1 },
  ],
  [{ projects: ['ui'], workers: 3 }],
];

requireServableFolder();
// Both are downloads.
await Promise.all([ensurePackages(), installFromDebian()]);
const chromium = await requireChromium();
const { heading, add, check, finish } = createTally();

async function formattingAndLint() {
  await check('formatting', 'node_modules/oxfmt/bin/oxfmt', '--check', '.');
  await check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings');
}

/** The build regenerates files, so it waits until the checks of the repository's own files are done. */
async function schemasAndBuild() {
  await check('schemas', '--import', 'tsx', 'scripts/schema/cli.ts', 'lint');
  await check('generated files', '--import', 'tsx', 'scripts/schema/cli.ts', 'types', '--check');
  await check('build', 'scripts/build.mjs');
}

async function tests() {
  heading('tests');
  const counts = await runTests(STAGES, { env: { TENDERO_CHROMIUM: chromium } });
  heading('results');
  for (const [project, count] of counts) add(project, count);
}

// One thread each: the other checks keep every core busy, and more threads of the type check repeat work.
const types = check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded');
const others = formattingAndLint();
// Tests read what the build regenerates.
await schemasAndBuild();
await Promise.all([types, others, tests()]);

finish();
