/**
 * Makes `dist/`: the client, the server as one file, and the data that it reads. Other packages stay in `node_modules`.
 */
import './lib/require-node.mjs';
import { cpSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages } from './lib/prepare.mjs';
import { STAMP } from './lib/freshness.mjs';
import { precompress } from './lib/precompress.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';
import { bundleServer } from './lib/server-bundle.mjs';

await ensurePackages();
const dist = path.join(ROOT, 'dist');
const startedAt = new Date();
rmSync(STAMP, { force: true });

// Prints every mistake of the schemas itself.
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const { build } = await import('vite');
await build({ root: ROOT, logLevel: 'warn', build: { emptyOutDir: true } });
await bundleServer(path.join(dist, 'server'));
await precompress(path.join(dist, 'client'));
for (const folder of ['schemas', 'demo']) {
  rmSync(path.join(dist, folder), { recursive: true, force: true });
  cpSync(path.join(ROOT, folder), path.join(dist, folder), { recursive: true });
}
// The start time of the build: it does not contain later changes.
writeFileSync(STAMP, `${startedAt.toISOString()}\n`);
utimesSync(STAMP, startedAt, startedAt);
console.log(`Built in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s`);
