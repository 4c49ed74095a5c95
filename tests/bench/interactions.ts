/** Interaction to next paint of the list on a CPU slowed four times: from a tap or key to the frame that answers it. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { cost, type Result } from './result.ts';

const CPU_SLOWDOWN = 4;
/** The goal of every interaction, milliseconds: what web.dev calls good. */
const CEILING = 200;
/** Other work on the machine only adds, so the best round is the nearest to the product's own cost. */
const ROUNDS = 3;
/** Shorter events have no entry, milliseconds. */
const SHORTEST = 16;

interface Gesture {
  name: string;
  /** Every tap of the gesture counts; the longest is its cost. */
  perform: (page: Page) => Promise<void>;
}

const seen = (part: Locator): Promise<void> => part.filter({ visible: true }).first().waitFor();
const rows = (page: Page): Locator => page.getByRole('main').locator('li, tbody tr');
/** As long as a finger stays on the glass, milliseconds. */
const TAP = { delay: 60 };
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click(TAP);

/** A tap that nothing answers: what the measurement itself costs on this machine. */
const NOTHING: Gesture = {
  name: 'nothing',
  perform: (page) => page.getByRole('heading', { level: 1 }).click(TAP),
};

const ON_A_PHONE: Gesture[] = [
  NOTHING,
  {
    name: 'filter',
    perform: async (page) => {
      await press(page, 'Filtros');
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      await sheet.getByRole('radio', { name: 'Activo' }).or(sheet.getByLabel('Mínimo')).first().click(TAP);
      await press(page, 'Aplicar filtros');
    },
  },
  {
    name: 'sort',
    perform: async (page) => {
      await press(page, 'Ordenar');
      await page.getByRole('dialog').getByRole('radio').nth(1).click(TAP);
    },
  },
  {
    name: 'select all',
    perform: async (page) => {
      await press(page, 'Seleccionar');
      await rows(page).first().getByRole('checkbox').click(TAP);
      await press(page, /^Seleccionar los \d+$/);
    },
  },
  {
    name: 'open a card',
    perform: async (page) => {
      await rows(page).first().getByRole('link').first().click(TAP);
      await page.waitForURL(/\/update\//);
    },
  },
];

const ON_A_DESKTOP: Gesture[] = [
  NOTHING,
  {
    name: 'filter',
    perform: async (page) => {
      await page.getByRole('search').getByRole('button', { name: 'Precio' }).click(TAP);
      await page.getByRole('dialog', { name: 'Precio' }).getByLabel('Mínimo').pressSequentially('9');
      await press(page, 'Aplicar filtros');
    },
  },
  {
    name: 'sort',
    perform: (page) => page.getByRole('columnheader').getByRole('button', { name: 'Precio' }).click(TAP),
  },
  {
    name: 'select all',
    perform: async (page) => {
      await page.getByRole('checkbox', { name: 'Seleccionar los de esta página' }).click(TAP);
      await press(page, /^Seleccionar los \d+$/);
    },
  },
  {
    name: 'open a card',
    perform: async (page) => {
      await rows(page).first().getByRole('cell').nth(2).click(TAP);
      await page.waitForURL(/\/update\//);
    },
  },
];

const ON_ORDERS: Gesture[] = [
  NOTHING,
  {
    name: 'filter',
    perform: async (page) => {
      await press(page, 'Filtros');
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      await sheet.getByRole('checkbox', { name: /^Pagado/ }).click(TAP);
      await press(page, 'Aplicar filtros');
    },
  },
  {
    name: 'change a status',
    perform: async (page) => {
      await press(page, /^Estado del envío: .*Cambiar$/);
      const sheet = page.getByRole('dialog', { name: 'Estado del envío' });
      await sheet.getByRole('radio', { checked: false }).first().click(TAP);
      await sheet.getByRole('button', { name: /^Cambiar a / }).click(TAP);
    },
  },
  {
    name: 'take the next step',
    perform: (page) => press(page, /^(?:Preparar|Despachar): pedido #/),
  },
  {
    name: 'open an order',
    perform: async (page) => {
      await rows(page).first().getByRole('link').first().click(TAP);
      await page.waitForURL(/\/orders\/\d+/);
    },
  },
];

interface Device {
  name: string;
  screen: BrowserContextOptions;
  /** The list's path. */
  path: string;
  gestures: Gesture[];
}

const DEVICES: Device[] = [
  { name: 'list on a phone', screen: PHONE, path: '/products', gestures: ON_A_PHONE },
  { name: 'list on a desktop', screen: DESKTOP, path: '/products', gestures: ON_A_DESKTOP },
  { name: 'orders on a phone', screen: PHONE, path: '/orders', gestures: ON_ORDERS },
];

/** The longest event of each gesture on the lists of products and of orders, best of three rounds. */
export async function benchInteractions(
  browser: Browser,
  origin: string,
  signIn: (context: BrowserContext) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name: device, screen, path, gestures } of DEVICES) {
    const best = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, perform } of gestures) {
        const time = await measureGesture(browser, { screen, url: origin + path, signIn, perform });
        best.set(name, Math.min(time, best.get(name) ?? Infinity));
      }
    const baseline = best.get(NOTHING.name) ?? 0;
    for (const { name } of gestures.filter((gesture) => gesture !== NOTHING))
      results.push(
        cost(`${device}: ${name}, INP, CPU ÷ 4`, 'ms', best.get(name) ?? Infinity, CEILING, {
          baseline,
        }),
      );
  }
  return results;
}

interface Measurement {
  screen: BrowserContextOptions;
  url: string;
  signIn: (context: BrowserContext) => Promise<void>;
  perform: (page: Page) => Promise<void>;
}

/** Milliseconds of the gesture's longest event, at the first use of its parts in a fresh profile. */
async function measureGesture(
  browser: Browser,
  { screen, url, signIn, perform }: Measurement,
): Promise<number> {
  const context = await browser.newContext({ ...screen, locale: 'es-CO', serviceWorkers: 'block' });
  try {
    await signIn(context);
    const page = await context.newPage();
    await page.goto(url);
    await seen(rows(page));
    // The first load is over, as when a person starts to act.
    await page.waitForTimeout(SETTLING);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchEvents, SHORTEST);
    await perform(page);
    await page.waitForTimeout(SETTLING);
    return await page.evaluate(() => Number(document.documentElement.dataset['longest']));
  } finally {
    await context.close();
  }
}

/** Time for what follows a gesture or a load, milliseconds; an event is only reported after its paint. */
const SETTLING = 2500;

/** Notes the longest event of a tap or a key on the page's root element; shorter ones count as the threshold. */
function watchEvents(durationThreshold: number): void {
  const { dataset } = document.documentElement;
  dataset['longest'] = String(durationThreshold);
  const options = { type: 'event', buffered: false, durationThreshold };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        dataset['longest'] = String(Math.max(Number(dataset['longest']), entry.duration));
  }).observe(options);
}
