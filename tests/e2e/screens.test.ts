import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_CHANNELS } from '../../domain/payments/channels.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { pathOf, type ViewName } from '../../src/schema/paths.ts';
import { ADD_PATH } from '../../src/resources/payment-channels-store/provider-paths.ts';
import type { CustomRoute } from '../../src/custom/custom-route.ts';
import { sample } from '../conformance/sample.ts';
import { complete } from '../conformance/samples.ts';
import { PHONE, type WatchedPage } from '../support/browser.ts';
import type { TestClient } from '../support/client.ts';
import { productResources } from '../support/resources.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const routes = import.meta.glob<{ default: CustomRoute[] }>('../../src/custom/*/routes.ts', { eager: true });
/** Screens of the application's own, beside those of the schemas. */
const OWN = [
  '/',
  ...Object.values(routes).flatMap((module) => module.default.map(({ path }) => path)),
  // Each way to be paid has a form of its own.
  ...PAYMENT_CHANNELS.map(({ id }) => `${ADD_PATH}?method=${id}`),
];

/** Checks on each device, and the widths without sideways scrolling; the last is the device's own. */
const DEVICES = [
  { device: 'phone', height: 844, widths: [320, 360, 390] },
  { device: 'laptop', height: 800, widths: [768, 1024, 1280] },
  { device: 'desktop', height: 900, widths: [1366, 1400, 1440] },
] as const;

interface Screen {
  path: string;
  primary: 'one' | 'at most one';
}

const shop = openShop();
const first = new Map<string, number | null>();
let client: TestClient;
let visitor: WatchedPage;
let page: Page;

beforeAll(async () => {
  client = await shop.client();
  for (const { name } of productResources()) await firstOf(name);
  visitor = await shop.enter({ reducedMotion: 'reduce' });
  page = visitor.page;
}, 60_000);

/** The id of the first record. One is created when the demo store has none; null when that is impossible. */
async function firstOf(name: string): Promise<number | null> {
  const known = first.get(name);
  if (known !== undefined) return known;
  const resource = productResources().find((one) => one.name === name);
  if (resource === undefined) return null;
  const list = await client.get<{ id: number }[]>(`/stores/${shop.server.storeId}/${name}?limit=1`);
  let id = list.body[0]?.id ?? null;
  if (id === null && resource.operations.includes('create')) {
    const body = await complete(resource, await sample(resource, 1, firstOf), firstOf);
    id = (await client.post<{ id: number }>(`/stores/${shop.server.storeId}/${name}`, body)).body.id;
  }
  first.set(name, id);
  return id;
}

function screensOf(resource: Resource): Screen[] {
  const { name, operations } = resource;
  const id = first.get(name) ?? null;
  const has = (view: ViewName): boolean => operations.includes(view);
  const screens: Screen[] = [];
  if (has('list'))
    screens.push({ path: pathOf(name, 'list'), primary: has('create') ? 'one' : 'at most one' });
  if (has('create')) screens.push({ path: pathOf(name, 'create'), primary: 'one' });
  if (has('edit') && id !== null) screens.push({ path: pathOf(name, 'edit', id), primary: 'one' });
  if (has('show') && id !== null) screens.push({ path: pathOf(name, 'show', id), primary: 'at most one' });
  return screens;
}

/** Resizes the window and waits until everything is in its place. */
async function resize(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The problems of a screen on a phone, and of the same screen in two wide windows. */
async function faultsOf({ path, primary }: Screen): Promise<string[]> {
  visitor.problems.length = 0;
  const faults: string[] = [];
  for (const { device, height, widths } of DEVICES) {
    await resize(widths[2], height);
    if (device === 'phone') await page.goto(path);
    await settled(page);
    const found = [
      ...(await hierarchy(page, primary)),
      ...(await wordsAstray(page)),
      ...(await sideways(page, widths)),
      ...(await axe(page)),
    ];
    faults.push(...found.map((fault) => `on a ${device}: ${fault}`));
  }
  faults.push(...visitor.problems.map((problem) => `logs ${problem}`));
  return faults.map((fault) => `${path} ${fault}`);
}

describe('[SCH-06] [SHL-05] on a phone, a laptop and a desktop', () => {
  test.each(productResources().map((resource) => [resource.name, resource] as const))(
    '%s: list, forms and detail stand, in Spanish, accessible, never wider than the screen',
    async (__, resource) => {
      const faults: string[] = [];
      for (const screen of screensOf(resource)) faults.push(...(await faultsOf(screen)));
      expect(faults).toEqual([]);
    },
  );

  test.each(OWN)('%s', async (path) => {
    expect(await faultsOf({ path, primary: 'at most one' })).toEqual([]);
  });
});

/** Their lists are screens of their own, with nothing or a number to search by. */
const WITHOUT_SHEET = new Set(['user-stores', 'payment-channels-store', 'invoices']);
const filtered = ({ name, list }: Resource): boolean => list.filters.length > 0 && !WITHOUT_SHEET.has(name);

test('the filters of every resource open in a sheet on a phone, whole and accessible', async () => {
  const phone = await shop.enter({ ...PHONE, reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const { name, list } of productResources().filter(filtered)) {
    // A list without any record has nothing to filter, so some are opened as already narrowed.
    await phone.page.goto(`${pathOf(name, 'list')}?filter=${encodeURIComponent('{"id.in":[1]}')}`);
    await settled(phone.page);
    await phone.page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = phone.page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: 'Aplicar filtros' }).waitFor();
    await settled(phone.page);
    const found = [
      ...(await wordsAstray(phone.page)),
      ...(await sideways(phone.page, [320, 390])),
      ...(await axe(phone.page)),
    ];
    faults.push(...found.map((fault) => `${name} (${list.filters.length} filters) ${fault}`));
  }
  expect([...faults, ...phone.problems]).toEqual([]);
});
