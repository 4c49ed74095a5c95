/** `npm run test:lts`: builds the panel, starts the built server and runs the API's tests, all on the Node that runs this. */
import './lib/require-node.mjs';
import { ensurePackages, requireServableFolder } from './lib/prepare.mjs';
import { run, runPackage } from './lib/run.mjs';

requireServableFolder();
await ensurePackages();
console.log(`Node ${process.versions.node}`);
const built = await run(process.execPath, ['scripts/build.mjs']);
const projects = ['--project', 'api', '--project', 'e2e'];
process.exitCode =
  built === 0
    ? await runPackage('vitest/vitest.mjs', ['run', ...projects, 'tests/api', 'tests/e2e/private-folder'])
    : built;
