import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The two screens that every journey is walked on: a cheap phone and a desk. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;

/** @throws Error when there is no Chromium; `npm test` installs one */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No Chromium: run npm test once, or set TENDERO_CHROMIUM');
  return chromium.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
}

export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught errors and CSP violations so far. */
  problems: string[];
  /** Hosts that the page asked for anything, its own left out. */
  strangers: Set<string>;
  close(): Promise<void>;
}

/** A page in a browser profile of its own, speaking Spanish in Bogotá, that notes what goes wrong. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const strangers = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.add(url.host);
  });
  return { page, problems, strangers, close: () => context.close() };
}

/** Signs in with the form, as the demo's owner, and waits for the admin. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('input[name=email]').fill('demo@tendero.co');
  await page.locator('input[name=password]').fill('tendero-demo');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  await page.locator('header').first().waitFor();
}

export interface BuiltServer {
  origin: string;
  dataFolder: string;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built server (`dist/`) as a process of its own on a folder of its own, and waits until it is ready.
 * @param env further settings; `TENDERO_DATA` to start on a folder that is there, which is then not removed
 */
export async function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const main = path.join(ROOT, 'dist/server/main.js');
  if (!existsSync(main)) throw new Error('There is no build: run npm run build first');
  const port = await freePort();
  const own = env['TENDERO_DATA'] === undefined;
  const dataFolder = env['TENDERO_DATA'] ?? (await mkdtemp(path.join(tmpdir(), 'tendero-e2e-')));
  const server = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: dataFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      TENDERO_DATA: dataFolder,
      ...env,
    },
  });
  let output = '';
  const note = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  const origin = `http://localhost:${port}`;
  await ready(server, origin, () => output);
  return {
    origin,
    dataFolder,
    process: server,
    output: () => output,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      if (own) await rm(dataFolder, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}

async function ready(server: ChildProcess, origin: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output()}`);
    const answer = await fetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(50);
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${output()}`);
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      probe.close(() => resolve(port));
    });
  });
}
