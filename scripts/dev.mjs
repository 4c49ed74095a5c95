/**
 * `npm run dev`: one address for everything. Vite serves the client and hands `/api` to the API beside it, which
 * `tsx watch` starts again when its code or a schema changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';

requireNode();
await ensurePackages();
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
const apiAddress = `http://127.0.0.1:${apiPort}`;
process.env.TENDERO_DEV_API = apiAddress;

const api = spawn(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    // The server reads the schemas as files. Vite writes `generated/` after each change of them: once is enough.
    '--include=schemas/*.json',
    '--exclude=generated/**',
    'server/main.ts',
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Pages come from Vite's address: links in mails lead there, and writes are accepted from there.
    env: {
      TENDERO_ORIGIN: `http://localhost:${port}`,
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
    },
  },
);

/** Pages load anew when the API serves again. It prints its address then. */
createInterface({ input: api.stdout }).on('line', (line) => {
  console.log(line);
  if (line.startsWith('Tendero ')) vite.ws.send({ type: 'full-reload' });
});

/** Calls that come while the API starts wait for it. Gives up after a minute. */
async function apiIsReady(tries = 600) {
  const answer = await fetch(`${apiAddress}/ready`).catch(() => null);
  if (answer?.ok || tries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await apiIsReady(tries - 1);
}

const { createServer } = await import('vite');
const vite = await createServer({
  root: ROOT,
  // Browsers reach it as `localhost` too.
  server: { host: '127.0.0.1', port },
  plugins: [
    {
      name: 'wait-for-the-api',
      configureServer: ({ middlewares }) => {
        middlewares.use('/api', (_, __, next) => void apiIsReady().then(() => next()));
      },
    },
  ],
});
await vite.listen();

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const ended = once(api, 'exit');
  if (api.exitCode === null && api.signalCode === null && api.kill('SIGTERM')) await ended;
  await vite.close();
  process.exit(0);
}
// Vite hears SIGTERM too, and may be the first to end the process: the API must not outlive it.
process.on('exit', () => api.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
