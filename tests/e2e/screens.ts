import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../domain/schema/model.ts';
import { pathOf, type ViewName } from '../../src/app/paths.ts';
import type { CustomRoute } from '../../src/custom/custom-route.ts';
import { sample } from '../conformance/sample.ts';
import { complete } from '../conformance/samples.ts';
import type { WatchedPage } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { productResources } from '../support/resources.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import type { Shop } from '../support/shop.ts';

const routes = import.meta.glob<{ default: CustomRoute[] }>('../../src/custom/*/routes.ts', { eager: true });
/** Screens of the application's own, beside those of the schemas. */
const OWN = ['/', ...Object.values(routes).flatMap((module) => module.default.map(({ path }) => path))];

interface Screen {
  path: string;
  primary: 'one' | 'at most one';
}

/** The tests of every screen there is, on a device that is made as wide as each of `widths` in turn. */
export function testScreens(shop: Shop, device: BrowserContextOptions, widths: readonly number[]): void {
  let client: TestClient;
  let storeId: number;
  let visitor: WatchedPage;
  let page: Page;
  const first = new Map<string, number | null>();

  beforeAll(async () => {
    const { origin } = shop.server;
    client = createClient((request) => fetch(request), { origin, email: DEMO_USER.email });
    const answer = await client.post<{ store: { id: number } }>('/users/auth', DEMO_USER);
    storeId = answer.body.store.id;
    for (const { name } of productResources()) await firstOf(name);
    visitor = await shop.enter({ ...device, reducedMotion: 'reduce' });
    page = visitor.page;
  }, 60_000);
  afterAll(() => visitor?.close());

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
}
