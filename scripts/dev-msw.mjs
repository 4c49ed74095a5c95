/** `npm run dev:msw`: the whole admin and its API in the browser, without any server. Vite serves the files. */
import './lib/require-node.mjs';
import './lib/end-with-npm.mjs';
import { ensurePackages, requireServableFolder } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

requireServableFolder();
await ensurePackages();

const { createServer } = await import('vite');
// The configuration and the domain are TypeScript.
await import('tsx/esm');
const { DEMO_ACCOUNT } = await import('../domain/identity/credentials.ts');
const vite = await createServer({ root: ROOT, mode: 'msw' });
await vite.listen();
console.log(`Tendero  http://localhost:${vite.config.server.port}`);
console.log(`Demo     ${DEMO_ACCOUNT.email} · ${DEMO_ACCOUNT.password}`);
console.log('The first visit makes the demo store in the browser, which takes half a minute.');

async function stop() {
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
