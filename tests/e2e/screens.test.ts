import { beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../domain/schema/model.ts';
import { pathOf, type ViewName } from '../../src/schema/paths.ts';
import { sample } from '../conformance/sample.ts';
import { complete } from '../conformance/samples.ts';
import type { WatchedPage } from '../support/browser.ts';
import type { TestClient } from '../support/client.ts';
import { makeExtremeRecords } from '../support/extreme-records.ts';
import { productResources } from '../support/resources.ts';
import { axe, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { brokenToolbar } from '../support/screen-tools.ts';
import { openShop } from '../support/shop.ts';
import { faultsOfScreen, type Screen } from '../support/sweep.ts';

/** A long amount and both states at their longest, and a client with orders of them. */
const OF_THE_DEMO: Record<string, Screen[]> = {
  orders: ['/orders/200', '/orders/200/edit'].map((path) => ({ path, primary: 'at most one' })),
  customers: [{ path: '/clients/1', primary: 'at most one' }],
};

const shop = openShop();
const first = new Map<string, number | null>();
let client: TestClient;
let visitor: WatchedPage;

beforeAll(async () => {
  client = await shop.client();
  for (const { name } of productResources()) await firstOf(name);
  await makeExtremeRecords(shop);
  visitor = await shop.enter({ reducedMotion: 'reduce' });
}, 60_000);

/** The id of the first record. One is created when the demo store has none; null when that is impossible. */
async function firstOf(name: string): Promise<number | null> {
  const known = first.get(name);
  if (known !== undefined) return known;
  const resource = productResources().find((one) => one.name === name);
  if (resource === undefined) return null;
  const store = `/stores/${shop.server.storeId}`;
  const list = await client.get<{ id: number }[]>(`${store}/${name}?limit=1`);
  let id = list.body[0]?.id ?? null;
  if (id === null && resource.operations.includes('create')) {
    const body = await complete(resource, await sample(resource, 1, firstOf), firstOf);
    id = (await client.post<{ id: number }>(`${store}/${name}`, body)).body.id;
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
  const known = new Set(screens.map(({ path }) => path));
  return [...screens, ...(OF_THE_DEMO[name] ?? []).filter(({ path }) => !known.has(path))];
}

test.each(productResources().map((resource) => [resource.name, resource] as const))(
  '[SCH-06] [SHL-05] %s: list, forms and detail stand on a phone, a laptop and a desktop, in Spanish, accessible, never wider than the screen',
  async (__, resource) => {
    const faults: string[] = [];
    for (const screen of screensOf(resource)) faults.push(...(await faultsOfScreen(visitor, screen)));
    expect(faults).toEqual([]);
  },
);

/** Their lists are screens of their own, with nothing or a number to search by. */
const WITHOUT_SHEET = new Set(['user-stores', 'payment-channels-store', 'invoices']);
const filtered = ({ name, list }: Resource): boolean => list.filters.length > 0 && !WITHOUT_SHEET.has(name);

test('the filters of every resource open in a sheet on a phone, whole and accessible', async () => {
  const { page, problems } = visitor;
  problems.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: string[] = [];
  for (const { name, list } of productResources().filter(filtered)) {
    // A list without any record has nothing to filter, so some are opened as already narrowed.
    await page.goto(`${pathOf(name, 'list')}?filter=${encodeURIComponent('{"id.in":[1]}')}`);
    await settled(page);
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: 'Aplicar filtros' }).waitFor();
    await settled(page);
    const found = [...(await wordsAstray(page)), ...(await sideways(page, [320, 390])), ...(await axe(page))];
    faults.push(...found.map((fault) => `${name} (${list.filters.length} filters) ${fault}`));
  }
  expect([...faults, ...problems]).toEqual([]);
});

const IN_USE = { 'order_status_id.in': [1, 4], 'shipping_order_status_id.in': [6, 7, 8, 9] };

test.each([
  '/orders',
  '/clients',
  '/products',
  `/orders?filter=${encodeURIComponent(JSON.stringify(IN_USE))}`,
])('the tools of %s stand in one line above its table, with filters in use too', async (path) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1366, height: 844 });
  await page.goto(path);
  await settled(page);
  expect(await brokenToolbar(page)).toEqual([]);
});
