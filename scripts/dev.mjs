/**
 * `npm run dev`: one address for everything. Vite serves the client and hands `/api` to the API beside it, which starts
 * again whenever something that it is made of changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';

const API_SOURCES = ['server', 'domain', 'schemas', 'i18n'];
/** Editors write several files at once. */
const SETTLE = 150;

requireNode();
await ensurePackages();
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
const apiAddress = `http://127.0.0.1:${apiPort}`;
process.env.TENDERO_DEV_API = apiAddress;

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
let stopping = false;

function startApi() {
  api = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Pages come from Vite's address: links in letters lead there, and writes are accepted from there.
    env: {
      TENDERO_ORIGIN: `http://localhost:${port}`,
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
    },
  });
  api.on('exit', (code) => {
    if (code !== 0 && code !== null && !stopping)
      console.error('The API has stopped; it starts again with the next change.');
  });
}

async function stopApi() {
  if (api === undefined || api.exitCode !== null || api.signalCode !== null) return;
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  await ended;
}

/** @returns {Promise<boolean>} false when it ended instead, or took more than a minute */
async function apiIsReady(tries = 600) {
  const started = api;
  const answer = await fetch(`${apiAddress}/ready`).catch(() => null);
  if (answer?.ok) return true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return started?.exitCode === null && tries > 0 ? apiIsReady(tries - 1) : false;
}

/** One restart at a time; what changes meanwhile asks for another. */
let restarting = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let settling;

/** @param {string} file */
function changed(file) {
  clearTimeout(settling);
  settling = setTimeout(() => {
    restarting = restarting.then(async () => {
      if (stopping) return;
      const startedAt = Date.now();
      await stopApi();
      startApi();
      if (!(await apiIsReady())) return;
      vite.ws.send({ type: 'full-reload' });
      console.log(`${path.relative(ROOT, file)}: the API runs again after ${Date.now() - startedAt} ms`);
    });
  }, SETTLE);
}

const folders = API_SOURCES.map((folder) => path.join(ROOT, folder) + path.sep);
/** A plugin, because Vite starts again when its own configuration changes, with another watcher. */
const watchApi = {
  name: 'api',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    // Calls that come while the API starts again wait for it, instead of failing.
    server.middlewares.use('/api', (_, __, next) => void restarting.then(() => next()));
    server.watcher.add(folders);
    server.watcher.on('all', (_, file) => {
      if (folders.some((folder) => file.startsWith(folder))) changed(file);
    });
  },
};

startApi();
restarting = apiIsReady().then(() => undefined);
const { createServer } = await import('vite');
const vite = await createServer({ root: ROOT, server: { port }, plugins: [watchApi] });
await vite.listen();

async function stop() {
  if (stopping) return;
  stopping = true;
  await stopApi();
  await vite.close();
  process.exit(0);
}
// Vite hears SIGTERM too, and may be the first to end the process: the API must not outlive it.
process.on('exit', () => api?.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
