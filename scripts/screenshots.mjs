/** Takes the pictures of the README from the built server with the demo store: `npm run screenshots`. */
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

/** No picture may be heavier: a README is read on phones too. */
const MOST_BYTES = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };

/** @type {{ name: string, path: string, screens: ('phone' | 'desk')[] }[]} */
const PICTURES = [
  { name: 'home', path: '/', screens: ['phone', 'desk'] },
  { name: 'products', path: '/products', screens: ['phone', 'desk'] },
  { name: 'product', path: '/products/update/1', screens: ['phone', 'desk'] },
  { name: 'orders', path: '/orders', screens: ['phone', 'desk'] },
  { name: 'order-create', path: '/order/create', screens: ['phone', 'desk'] },
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
  for (const [screen, device] of /** @type {const} */ ([
    ['phone', PHONE],
    ['desk', DESK],
  ]))
    await takeOn(screen, device);
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataFolder, { recursive: true, force: true });
}

/** @param {'phone' | 'desk'} screen */
async function takeOn(screen, device) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    ...device,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('button[type=submit]').waitFor();
  await take(page, `login-${screen}`);
  await page.locator('input[name=email]').fill('demo@tendero.co');
  await page.locator('input[name=password]').fill('tendero-demo');
  await page.locator('button[type=submit]').click();
  await page.locator('header').first().waitFor();
  for (const picture of PICTURES.filter(({ screens }) => screens.includes(screen))) {
    await page.goto(picture.path);
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('.MuiSkeleton-root') === null,
    );
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await pause(300);
    await take(page, `${picture.name}-${screen}`);
  }
  await context.close();
}

/** As large as the quality allows below the limit. */
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
