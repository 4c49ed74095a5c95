/** Takes the pictures of docs/screenshots from the built server with the demo store: `npm run screenshots`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './lib/chromium.mjs';
import { ROOT } from './lib/run.mjs';

const OUT = path.join(ROOT, 'docs/screenshots');

/** The maximum size of a picture, because people also read a README on phones. */
const MOST_BYTES = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const SIZES = /** @type {const} */ ({ phone: PHONE, desktop: DESKTOP });

/** The widths at which the main screens are compared (docs/screenshots): phones, a tablet, laptops. */
const WIDTHS = [360, 414, 768, 1024, 1440];

/** Screens of visitors: nobody is signed in. */
const OUTSIDE = [
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/sign-up' },
];
/** @type {{ name: string, path: string, widths?: true }[]} */
const INSIDE = [
  { name: 'home', path: '/', widths: true },
  { name: 'products', path: '/products', widths: true },
  { name: 'product', path: '/products/update/1' },
  { name: 'orders', path: '/orders', widths: true },
  { name: 'order-create', path: '/order/create' },
  { name: 'team', path: '/users-roles', widths: true },
  { name: 'role', path: '/user-roles/create' },
  { name: 'account', path: '/account' },
  { name: 'log', path: '/config/audit' },
];

const main = path.join(ROOT, 'dist/server/main.js');
if (!existsSync(main)) throw new Error('There is no build: run npm run build first');
const executablePath = await findChromium();
if (executablePath === null) throw new Error('No Chromium: run npm test once, or set TENDERO_CHROMIUM');

const dataFolder = await mkdtemp(path.join(tmpdir(), 'tendero-screenshots-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, [main], {
  cwd: dataFolder,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), TENDERO_DATA: dataFolder },
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await ready();
  await mkdir(OUT, { recursive: true });
  for (const [size, device] of Object.entries(SIZES)) {
    await takeAll(device, 'light', OUTSIDE, INSIDE, (name) => `${name}-${size}`);
    await takeAll(device, 'dark', [], INSIDE.slice(0, 2), (name) => `${name}-dark-${size}`);
  }
  for (const width of WIDTHS)
    await takeAll(
      { viewport: { width, height: width < 600 ? 800 : 900 } },
      'light',
      OUTSIDE,
      INSIDE.filter(({ widths }) => widths),
      (name) => `${name}-${width}`,
    );
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataFolder, { recursive: true, force: true });
}

/**
 * @param {import('playwright-core').BrowserContextOptions} device
 * @param {'light' | 'dark'} colorScheme
 * @param {{ name: string, path: string }[]} outside
 * @param {{ name: string, path: string }[]} inside
 * @param {(name: string) => string} fileOf
 */
async function takeAll(device, colorScheme, outside, inside, fileOf) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    colorScheme,
    ...device,
  });
  const page = await context.newPage();
  for (const { name, path: at } of outside) {
    await page.goto(at);
    await page.locator('button[type=submit]').waitFor();
    await take(page, fileOf(name));
  }
  await signIn(page);
  for (const { name, path: at } of inside) {
    await page.goto(at);
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('.MuiSkeleton-root') === null,
    );
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await pause(300);
    await take(page, fileOf(name));
  }
  await context.close();
}

async function signIn(page) {
  await page.goto('/login');
  await page.locator('input[name=email]').fill('demo@tendero.co');
  await page.locator('input[name=password]').fill('tendero-demo');
  await page.locator('button[type=submit]').click();
  await page.locator('header').first().waitFor();
}

/** The highest quality below the size limit. */
async function take(page, name) {
  const file = path.join(OUT, `${name}.webp`);
  const shot = await page.screenshot();
  for (const quality of [85, 70, 55, 40]) {
    await sharp(shot).webp({ quality, effort: 6 }).toFile(file);
    const { size } = await stat(file);
    if (size <= MOST_BYTES) return console.log(`${path.relative(ROOT, file)}  ${Math.ceil(size / 1000)} kB`);
  }
  throw new Error(`${file} is heavier than ${MOST_BYTES} bytes`);
}

async function ready() {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const answer = await fetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  throw new Error('The server was not ready in time');
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
