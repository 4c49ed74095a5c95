/** Takes the pictures of docs/screenshots from the built server with the demo store: `npm run screenshots`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const OUT = path.join(ROOT, 'docs/screenshots');

/** The maximum size of a picture, because people also read a README on phones. */
const MOST_BYTES = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const SIZES = /** @type {const} */ ({ phone: PHONE, desktop: DESKTOP });

/** Orders of the list of products that a picture may show, the most telling first. */
const SORTS = ['price,desc', 'created_at,desc', 'quantity_available,desc', 'name,desc', 'price,asc'];
/** Of an order that a shop prepares: paid. */
const PAID = 4;
/** Rows that a picture shows. */
const SHOWN = 6;

const main = path.join(ROOT, 'dist/server/main.js');
await ensureBuilt();
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
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const [size, device] of Object.entries(SIZES)) {
    const page = await signedIn(device);
    await takeAt(page, await productsOnSale(page), `products-${size}`);
    if (size === 'phone') await takeAt(page, await filledOrder(page), `order-${size}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataFolder, { recursive: true, force: true });
}

/**
 * @param {import('playwright-core').BrowserContextOptions} device
 * @returns {Promise<import('playwright-core').Page>}
 */
async function signedIn(device) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    ...device,
  });
  const page = await context.newPage();
  await signIn(page);
  return page;
}

/** A list of products on sale whose first rows can be bought and have pictures. */
async function productsOnSale(page) {
  for (const sort of SORTS) {
    const rows = await read(page, `products?limit=${SHOWN}&sort=${sort}&active.in=1`);
    const [field, order] = sort.split(',');
    const filter = encodeURIComponent(JSON.stringify({ 'active.in': [1] }));
    if (rows.every(sells)) return `/products?sort=${field}&order=${order.toUpperCase()}&filter=${filter}`;
  }
  throw new Error('No order of the demo store begins with products that sell');
}

function sells({ product_images, product_variants, quantity_available }) {
  const quantities =
    product_variants.length === 0 ? [quantity_available] : product_variants.map(({ quantity }) => quantity);
  return product_images.length > 0 && quantities.some((quantity) => quantity !== 0);
}

/** The page of the paid order with most lines. */
async function filledOrder(page) {
  const rows = await read(page, `orders?limit=100&sort=date,desc&order_status_id.in=${PAID}`);
  const [best] = rows.toSorted((a, b) => b.order_details.length - a.order_details.length);
  if (best === undefined || best.order_details.length < 2)
    throw new Error('The demo store has no paid order with several lines');
  return `/orders/${best.id}`;
}

/** @returns {Promise<any[]>} records of the demo store */
async function read(page, list) {
  const answer = await page.request.get(`${origin}/api/v1/stores/1/${list}`);
  if (!answer.ok()) throw new Error(`${list}: ${answer.status()} ${await answer.text()}`);
  const body = await answer.json();
  return Array.isArray(body) ? body : body.data;
}

async function takeAt(page, at, name) {
  await page.goto(at);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.MuiSkeleton-root') === null,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await pause(300);
  await take(page, name);
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
