/** Makes `dist/`: the client, the server as one file, and what it reads. The other packages come from `node_modules`. */
import { cpSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { STAMP } from './lib/freshness.mjs';
import { precompress } from './lib/precompress.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';
import { bundleServer } from './lib/server-bundle.mjs';

requireNode();
await ensurePackages();
const dist = path.join(ROOT, 'dist');
const startedAt = new Date();
rmSync(STAMP, { force: true });

// Says every mistake of the schemas itself.
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const { build } = await import('vite');
await build({ root: ROOT, logLevel: 'warn', build: { emptyOutDir: true } });
await bundleServer(path.join(dist, 'server'));
await precompress(path.join(dist, 'client'));
for (const folder of ['schemas', 'demo']) {
  rmSync(path.join(dist, folder), { recursive: true, force: true });
  cpSync(path.join(ROOT, folder), path.join(dist, folder), { recursive: true });
}
// The time at which it began: what changed meanwhile is not in it.
writeFileSync(STAMP, `${startedAt.toISOString()}\n`);
utimesSync(STAMP, startedAt, startedAt);
console.log(`Built in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s`);
