import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { NOTE_ANSWERS, notedFor, readContract } from './server-answers.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

const BUILD = path.resolve(import.meta.dirname, '../../dist');

/** The two screens of every journey: a cheap phone and a desktop. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

let shared: Promise<Browser> | undefined;

/** The browser of this process, shared by its files. It starts at the first call and ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then((browser) => {
    // One that has crashed is not asked again.
    browser.once('disconnected', () => {
      shared = undefined;
    });
    return browser;
  });
  return shared;
}

/**
 * @param handlesSignals whether a signal closes it and ends this process
 * @throws Error when there is no Chromium; `npm test` installs one
 */
export async function launchBrowser({ handlesSignals = true } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No Chromium: run npm test once, or set TENDERO_CHROMIUM');
  return chromium.launch({
    executablePath,
    headless: true,
    handleSIGINT: handlesSignals,
    handleSIGTERM: handlesSignals,
    handleSIGHUP: handlesSignals,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      // No page lives long enough to earn back what optimizing its code costs: a fifth of the browser's work.
      '--js-flags=--no-maglev --no-turbofan',
    ],
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
    // The worker would answer in the place of the server; tests of visits without network allow it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  // A page makes no call whose answer it brings, and a test that answers calls in the server's place would wait for it.
  const route = page.route.bind(page);
  page.route = async (...given) => {
    await page.addInitScript(dropFirstAnswers);
    return route(...given);
  };
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

/** Before the code of the page reads them. */
function dropFirstAnswers(): void {
  document.addEventListener('readystatechange', () => document.getElementById('first-answers')?.remove());
}

/** Signs in with the form, and waits for the admin. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/');
  await page.locator('input[name=email]').fill(who.email);
  await page.locator('input[name=password]').fill(who.password);
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  await page.locator('header').first().waitFor();
}

export type BuiltServer = ServerProcess;

export interface BuiltServerOptions {
  /** Another build than `dist/`. */
  build?: string;
  /** At the head of a process group of its own. */
  detached?: boolean;
}

/**
 * Starts the built server (`dist/`) as a separate process on its own folder, and waits until it is ready. What it answers
 * is held to its OpenAPI document (`answers-setup.ts`).
 * @param env further settings; with `TENDERO_DATA` it starts on an existing folder, which is not removed
 * @throws Error with the server's output when it refuses to start
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  { build = BUILD, detached = false }: BuiltServerOptions = {},
): Promise<BuiltServer> {
  const main = path.join(build, 'server/main.js');
  if (!existsSync(main)) throw new Error('There is no build: run npm run build first');
  const server = await startServerProcess({
    args: ['--enable-source-maps', ...NOTE_ANSWERS, main],
    port: await freePort(),
    env: { ...notedFor(), ...env },
    detached,
  });
  await readContract(server.origin);
  return server;
}
