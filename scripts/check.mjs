/**
 * `npm run check`: for daily work, in about two minutes. It runs formatting, lint, types, schemas, architecture,
 * domain, and the suites of the files that changed since `main`. `npm test` is everything.
 */
import './lib/require-node.mjs';
import { changedSuites } from './lib/changed-suites.mjs';
import { ensurePackages, requireServableFolder } from './lib/prepare.mjs';
import { createTally } from './lib/tally.mjs';
import { runTests } from './lib/vitest-run.mjs';

/** The compiler keeps a cache of the files it has checked, and skips them the next time. */
const TYPES_SEEN = 'node_modules/.cache/types.tsbuildinfo';
const QUICK = ['architecture', 'domain'];

requireServableFolder();
await ensurePackages();
const { heading, add, check, finish } = createTally();

async function tools() {
  await check('formatting', 'node_modules/oxfmt/bin/oxfmt', '--check', '.');
  await check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings');
  await check('generated files', '--import', 'tsx', 'scripts/schema/cli.ts', 'types', '--check');
}

const incremental = ['--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_SEEN];
await Promise.all([check('types', 'node_modules/typescript/bin/tsc', ...incremental), tools()]);

heading('tests');
const { suites, without } = changedSuites();
const projects = ['api', 'costs', 'ui', 'conformance'].filter((name) =>
  suites.some((suite) => suite.startsWith(`tests/${name}/`)),
);
const files = [...QUICK.map((name) => `tests/${name}/`), ...suites];
const counts = await runTests([[{ projects: [...QUICK, ...projects], workers: 2 }]], { files });
heading('results');
for (const [project, count] of counts) add(project, count);
if (without.length > 0) console.log(`\nNo suite bears the name of a folder of:\n  ${without.join('\n  ')}`);
finish();
