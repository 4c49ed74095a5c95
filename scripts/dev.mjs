/**
 * `npm run dev`: one address for everything. Vite serves the client and hands `/api` to the API beside it, which starts
 * again whenever something that it is made of changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, requireNode } from './lib/prepare.mjs';
import { ROOT, runTypeScript } from './lib/run.mjs';
import { bundleServer } from './lib/server-bundle.mjs';

/** What the API is made of, and what it reads when it starts. */
const API_SOURCES = ['server', 'domain', 'i18n'];
const API_DATA = ['schemas', 'demo'];
/** Editors write several files at once. */
const SETTLE = 150;

requireNode();
await ensurePackages();
if ((await runTypeScript('scripts/schema/cli.ts', ['types'])) !== 0) process.exit(1);

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
const apiAddress = `http://127.0.0.1:${apiPort}`;
process.env.TENDERO_DEV_API = apiAddress;
// Else the first bundle would declare everything in this process to be production.
process.env.NODE_ENV ??= 'development';

/** One file starts in a third of the time that its hundreds of sources take. Its own for each port: two may run at once. */
const apiFolder = path.join(ROOT, '.cache', `dev-${port}`);
mkdirSync(apiFolder, { recursive: true });
for (const folder of API_DATA) {
  const link = path.join(apiFolder, folder);
  // Made anew: in a project that was moved or copied it leads to where that one was.
  rmSync(link, { force: true });
  symlinkSync(path.join(ROOT, folder), link, 'junction');
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
let stopping = false;
/** Whether the file is of what its sources are now, or will be in a moment. */
let bundled = false;

/** Says itself what is wrong with a source, and waits for the next change then. */
async function startApi() {
  if (!bundled) {
    bundled = true;
    try {
      await bundleServer(path.join(apiFolder, 'server'));
    } catch (error) {
      bundled = false;
      console.error(error instanceof Error ? error.message : error);
      console.error('The API does not start; it tries again with the next change.');
      return;
    }
  }
  api = spawn(process.execPath, ['--enable-source-maps', path.join(apiFolder, 'server/main.js')], {
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
  if (!bundled) return false;
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
  if (!isIn(API_DATA, file)) bundled = false;
  clearTimeout(settling);
  settling = setTimeout(() => {
    restarting = restarting.then(async () => {
      if (stopping) return;
      const startedAt = Date.now();
      await stopApi();
      await startApi();
      if (!(await apiIsReady())) return;
      vite.ws.send({ type: 'full-reload' });
      console.log(`${path.relative(ROOT, file)}: the API runs again after ${Date.now() - startedAt} ms`);
    });
  }, SETTLE);
}

/**
 * @param {string[]} folders
 * @param {string} file
 */
function isIn(folders, file) {
  return folders.some((folder) => file.startsWith(path.join(ROOT, folder) + path.sep));
}
const watched = [...API_SOURCES, 'schemas'];
/** A plugin, because Vite starts again when its own configuration changes, with another watcher. */
const watchApi = {
  name: 'api',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    // Calls that come while the API starts again wait for it, instead of failing.
    server.middlewares.use('/api', (_, __, next) => void restarting.then(() => next()));
    server.watcher.add(watched.map((folder) => path.join(ROOT, folder)));
    server.watcher.on('all', (_, file) => {
      if (isIn(watched, file)) changed(file);
    });
  },
};

await startApi();
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
