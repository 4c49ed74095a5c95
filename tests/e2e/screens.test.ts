import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../domain/schema/model.ts';
import { pathOf, type ViewName } from '../../src/app/paths.ts';
import type { CustomRoute } from '../../src/custom/custom-route.ts';
import { sample } from '../conformance/sample.ts';
import { complete } from '../conformance/samples.ts';
import { launchBrowser, openPage, PHONE, signIn, startBuiltServer } from '../support/browser.ts';
import type { BuiltServer, WatchedPage } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { productResources } from '../support/resources.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';

const routes = import.meta.glob<{ default: CustomRoute[] }>('../../src/custom/*/routes.ts', { eager: true });
/** Screens of the application's own, beside those of the schemas. */
const OWN = ['/', ...Object.values(routes).flatMap((module) => module.default.map(({ path }) => path))];

const DEVICES: [string, BrowserContextOptions, readonly number[]][] = [
  ['on a phone', PHONE, [320, 360, 390]],
  ['on a desk', { viewport: { width: 1280, height: 900 } }, [768, 1440, 1280]],
];

let server: BuiltServer;
let browser: Browser;
let client: TestClient;
let storeId: number;
const first = new Map<string, number | null>();

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), launchBrowser()]);
  client = createClient((request) => fetch(request), { origin: server.origin, email: 'demo@tendero.co' });
  const answer = await client.post<{ store: { id: number } }>('/users/auth', {
    email: 'demo@tendero.co',
    password: 'tendero-demo',
  });
  storeId = answer.body.store.id;
  for (const { name } of productResources()) await firstOf(name);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The id of the first record; one is made where the demo store has none. Null where none can be made. */
async function firstOf(name: string): Promise<number | null> {
  const known = first.get(name);
  if (known !== undefined) return known;
  const resource = productResources().find((one) => one.name === name);
  if (resource === undefined) return null;
  const list = await client.get<{ id: number }[]>(`/stores/${storeId}/${name}?limit=1`);
  let id = list.body[0]?.id ?? null;
  if (id === null && resource.operations.includes('create')) {
    const body = await complete(resource, await sample(resource, 1, firstOf), firstOf);
    id = (await client.post<{ id: number }>(`/stores/${storeId}/${name}`, body)).body.id;
  }
  first.set(name, id);
  return id;
}

interface Screen {
  path: string;
  primary: 'one' | 'at most one';
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

describe.each(DEVICES)('[SCH-06] [SHL-05] %s', (_, device, widths) => {
  let visitor: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    visitor = await openPage(browser, server.origin, { ...device, reducedMotion: 'reduce' });
    page = visitor.page;
    await signIn(page);
  });
  afterAll(() => visitor?.close());

  async function faultsOf({ path, primary }: Screen): Promise<string[]> {
    visitor.problems.length = 0;
    await page.goto(path);
    await settled(page);
    const faults = [
      ...(await hierarchy(page, primary)),
      ...(await wordsAstray(page)),
      ...(await sideways(page, widths)),
      ...(await axe(page)),
      ...visitor.problems.map((problem) => `logs ${problem}`),
    ];
    return faults.map((fault) => `${path} ${fault}`);
  }

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

test('the filters of every resource open in a sheet on a phone, whole and accessible', async () => {
  const { page, problems, close } = await openPage(browser, server.origin, {
    ...PHONE,
    reducedMotion: 'reduce',
  });
  await signIn(page);
  const faults: string[] = [];
  for (const { name, list } of productResources().filter(({ list: { filters } }) => filters.length > 0)) {
    await page.goto(pathOf(name, 'list'));
    await settled(page);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page
      .getByRole('dialog', { name: 'Filtros' })
      .getByRole('button', { name: 'Aplicar filtros' })
      .waitFor();
    await settled(page);
    const found = [...(await wordsAstray(page)), ...(await sideways(page, [320, 390])), ...(await axe(page))];
    faults.push(...found.map((fault) => `${name} (${list.filters.length} filters) ${fault}`));
  }
  expect([...faults, ...problems]).toEqual([]);
  await close();
});
