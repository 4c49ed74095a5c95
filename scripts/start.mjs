/** `npm start`: installs and builds whatever is missing, then runs the server in this process. */
import './lib/require-node.mjs';
import './lib/end-with-npm.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensurePackages } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

await ensurePackages();
await ensureBuilt();
process.chdir(ROOT);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(ROOT, 'dist/server/main.js')).href);
