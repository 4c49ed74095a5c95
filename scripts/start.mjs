/** `npm start`: installs and builds whatever is missing, then runs the server in this process. */
import './lib/require-node.mjs';
import './lib/end-with-npm.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './lib/freshness.mjs';
import { ensurePackages } from './lib/prepare.mjs';
import { ROOT, run } from './lib/run.mjs';

await ensurePackages();
if (!isBuilt()) {
  console.log('Building…');
  const code = await run(process.execPath, ['scripts/build.mjs'], { asOwner: true });
  if (code !== 0) process.exit(code);
}
process.chdir(ROOT);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(ROOT, 'dist/server/main.js')).href);
