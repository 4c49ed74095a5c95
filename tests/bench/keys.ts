/** A key to its next paint on a CPU slowed four times, in large forms, lists and pickers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { DESKTOP } from '../support/browser.ts';
import { startProduct } from './processes.ts';
import { cost, type Result } from './result.ts';
import { startBrowser, startDatabase } from './running.ts';
import { fillShop, type Shop } from './shop.ts';

const PRODUCTS = 10_000;
const CPU_SLOWDOWN = 4;
/** Milliseconds from a key to its paint. */
const CEILING = 50;
/** Other work on the machine only adds, so the best round is the nearest to the product's own cost. */
const ROUNDS = 3;
/** Shorter events have no entry, milliseconds. */
const SHORTEST = 16;
const LOADING = { timeout: 60_000 };

interface Place {
  name: string;
  path: string;
  /** The box that is typed in, with the focus. */
  box: (page: Page) => Promise<Locator>;
  keys: string;
}

const field = (name: string) => async (page: Page) => {
  const box = page.locator(`input[name="${name}"]`);
  await box.click(LOADING);
  return box;
};

const labelled = (name: string | RegExp) => async (page: Page) => {
  const box = page.getByLabel(name).filter({ visible: true }).first();
  await box.click(LOADING);
  return box;
};

const placesOf = (withVariants: number): Place[] => [
  {
    name: 'form with 100 variants: name',
    path: `/products/update/${withVariants}`,
    box: field('name'),
    keys: 'abcdefgh',
  },
  {
    name: 'form with 100 variants: price',
    path: `/products/update/${withVariants}`,
    box: field('price'),
    keys: '1234567',
  },
  {
    name: 'form with 100 variants: a cell',
    path: `/products/update/${withVariants}`,
    box: async (page) => {
      await page.getByRole('gridcell').first().click(LOADING);
      return page.getByRole('gridcell').first().getByRole('textbox');
    },
    keys: '1234567',
  },
  { name: 'list of 10,000: search', path: '/products', box: labelled(/^Buscar/), keys: 'camiseta' },
  {
    name: 'picker of 10,000 in an order',
    path: '/orders/create',
    box: labelled('Agregar producto'),
    keys: 'camiseta',
  },
  {
    name: 'picker of 10,000 in a collection',
    path: '/create-collection',
    box: labelled('Buscar productos para agregar'),
    keys: 'camiseta',
  },
];

export async function benchKeys(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const postgres = await startDatabase(folder);
  try {
    const shop = await fillShop(postgres.source.ownerUrl, PRODUCTS);
    const server = await startProduct({
      DATABASE_URL: postgres.source.url,
      DATABASE_OWNER_URL: postgres.source.ownerUrl,
      TENDERO_DATA: path.join(folder, 'own'),
      TENDERO_DEMO: 'false',
    });
    const browser = await startBrowser();
    try {
      return await measureAll(browser, server.origin, shop);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureAll(browser: Browser, origin: string, shop: Shop): Promise<Result[]> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'es-CO', serviceWorkers: 'block' });
  const withVariants = await signIn(context, origin, shop);
  const results: Result[] = [];
  for (const place of placesOf(withVariants)) {
    let best: Key = { duration: Infinity, script: Infinity };
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await measureKeys(context, origin, place);
      if (key.duration < best.duration) best = key;
    }
    const { duration, script } = best;
    results.push(cost(`a key, ${place.name}, CPU ÷ 4`, 'ms', duration, CEILING, { script }));
  }
  return results;
}

/** The longest of some keys: to its paint, and in the page's own code, milliseconds. */
interface Key {
  duration: number;
  script: number;
}

async function measureKeys(context: BrowserContext, origin: string, place: Place): Promise<Key> {
  const page = await context.newPage();
  try {
    await page.goto(origin + place.path);
    const box = await place.box(page);
    // The first key of a visit loads and compiles what the others use.
    await box.press('End');
    await box.press(place.keys.charAt(0));
    await page.waitForTimeout(SETTLING);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchKeys, SHORTEST);
    await box.pressSequentially(place.keys.slice(1), { delay: PAUSE });
    await page.waitForTimeout(SETTLING);
    await leave(session);
    return await page.evaluate(() => {
      const { duration, script } = document.documentElement.dataset;
      return { duration: Number(duration), script: Number(script) };
    });
  } finally {
    await page.close({ runBeforeUnload: false });
  }
}

const leave = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

/** Between two keys of somebody who types fast, milliseconds; half a second is a pause in which a search begins. */
const PAUSE = 150;
/** Time for what follows a load or a key, milliseconds; an event is only reported after its paint. */
const SETTLING = 1500;

function watchKeys(durationThreshold: number): void {
  const { dataset } = document.documentElement;
  dataset['duration'] = String(durationThreshold);
  dataset['script'] = '0';
  const options = { type: 'event', buffered: false, durationThreshold };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        dataset['duration'] = String(Math.max(Number(dataset['duration']), entry.duration));
        const script = Math.round(entry.processingEnd - entry.processingStart);
        dataset['script'] = String(Math.max(Number(dataset['script']), script));
      }
  }).observe(options);
}

/** The session of the shop's owner, and the id of a product with 100 variants. */
async function signIn(context: BrowserContext, origin: string, shop: Shop): Promise<number> {
  const post = async (below: string, data: object): Promise<unknown> => {
    const answer = await context.request.post(`${origin}/api/v1${below}`, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${below}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await post('/users/auth', { email: shop.email, password: shop.password });
  const values = (letter: string) => Array.from({ length: 10 }, (_, n) => `${letter}${n}`);
  const option = (name: string, letter: string) => ({
    name,
    options: values(letter).map((value) => ({ name: value, value })),
  });
  const made = await post(`/stores/${shop.storeId}/products`, {
    name: 'Camiseta de cien variantes',
    sku: 'CIEN',
    price: 45_000,
    product_options: [option('Talla', 'T'), option('Color', 'C')],
  });
  if (typeof made === 'object' && made !== null && 'id' in made) return Number(made.id);
  throw new Error('No product was made');
}
