/**
 * `npm run dev`: one address for everything. Vite serves the client and forwards `/api` to the API. `tsx watch`
 * restarts the API when its code or a schema changes.
 */
import './lib/require-node.mjs';
import './lib/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensurePackages, requireFreePorts, requireServableFolder } from './lib/prepare.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;

requireServableFolder();
await ensurePackages();
await requireFreePorts([port, apiPort]);
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const apiAddress = `http://127.0.0.1:${apiPort}`;
process.env.TENDERO_DEV_API = apiAddress;

const api = spawn(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    // The server reads the schemas as files. Vite writes `generated/` after each change of a schema, so one writer is
    // enough.
    '--include=schemas/*.json',
    '--exclude=generated/**',
    'server/main.ts',
  ],
  {
    cwd: ROOT,
    // Out of reach of the terminal's Ctrl+C: after a second signal tsx kills the API, whose database then goes on.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The browser uses Vite's address: links in mails lead there, and the API accepts writes from there.
    env: {
      TENDERO_ORIGIN: `http://localhost:${port}`,
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
    },
  },
);

/** @type {import('vite').ViteDevServer | undefined} */
let vite;
let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const ended = once(api, 'exit');
  if (api.exitCode === null && api.signalCode === null && api.kill('SIGTERM')) await ended;
  await vite?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// After an error the API must not outlive this process.
process.on('exit', () => stopping || api.kill('SIGTERM'));

/** Reloads the pages when the API serves again; the API then prints its address. */
createInterface({ input: api.stdout }).on('line', (line) => {
  console.log(line);
  if (line.startsWith('Tendero ')) vite?.ws.send({ type: 'full-reload' });
});

/** Holds calls until the API has started; gives up after a minute. */
async function apiIsReady(tries = 600) {
  const answer = await fetch(`${apiAddress}/ready`).catch(() => null);
  if (answer?.ok || tries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await apiIsReady(tries - 1);
}

const { createServer } = await import('vite');
vite = await createServer({
  root: ROOT,
  // Browsers also reach it as `localhost`.
  server: { host: '127.0.0.1', port, strictPort: true },
  plugins: [
    {
      name: 'wait-for-the-api',
      configureServer: ({ middlewares }) => {
        middlewares.use('/api', (_, __, next) => void apiIsReady().then(() => next()));
      },
    },
  ],
});
// Vite ends the process on SIGTERM, without waiting for the API.
process.removeAllListeners('SIGTERM');
process.on('SIGTERM', stop);
await vite.listen();
