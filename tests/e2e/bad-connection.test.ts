import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();
const CREATE = /\/api\/v1\/stores\/\d+\/products$/;
/** The client gives up after as many. */
const ATTEMPTS = 4;

/** Also behind a box that covers the page, where it has no role. */
const nameBox = (page: Page) => page.locator('input[name=name]');
const priceBox = (page: Page) =>
  page.getByRole('region', { name: 'Precio' }).getByRole('textbox', { name: 'Precio', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

async function fillForm(page: Page, name: string): Promise<void> {
  await saveButton(page).waitFor();
  await nameBox(page).fill(name);
  await priceBox(page).fill('12000');
}

const answer = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code, message: code }) });

/** What becomes of a call, and how often the client tries before it asks the person. */
const FAULTS: [string, (route: Route) => Promise<void>, number][] = [
  ['there is no network', (route) => route.abort('internetdisconnected'), ATTEMPTS],
  ['the server is too busy', answer(503, 'unavailable'), ATTEMPTS],
  ['the server fails', answer(500, 'internal'), 1],
  [
    // Done by the server, and the answer is lost on the way.
    'the answer is lost',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    ATTEMPTS,
  ],
];

describe('[R32] a form is sent while', () => {
  test.each(FAULTS)(
    '%s: the text stays, one message says why, the next press writes it once',
    async (name, fault, tries) => {
      const { page, close } = await shop.enter(PHONE, '/products/create');
      const product = `Ruana ${crypto.randomUUID()}`;
      await fillForm(page, product);
      const ids: string[] = [];
      await page.route(CREATE, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        ids.push(route.request().headers()['x-request-id'] ?? '');
        return fault(route);
      });
      await saveButton(page).click();
      await expect.poll(() => ids.length).toBe(tries);
      await page.getByRole('alert').first().waitFor();
      expect(await page.getByRole('alert').count(), name).toBe(1);
      expect(await nameBox(page).inputValue()).toBe(product);
      expect(await priceBox(page).inputValue()).toMatch(/^12[.,]?000$/);

      await page.unroute(CREATE);
      const sent = page.waitForRequest(
        (request) => CREATE.test(request.url()) && request.method() === 'POST',
      );
      await saveButton(page).click();
      ids.push((await sent).headers()['x-request-id'] ?? '');
      await nameBox(page).waitFor({ state: 'detached', timeout: 60_000 });
      // A server that answered 500 has said what became of it; else it is the same request.
      expect(new Set(ids).size).toBe(tries === 1 ? 2 : 1);
      const list = await page.request.get(`${shop.api}/products?search=${encodeURIComponent(product)}`);
      const found: { name: string }[] = await list.json();
      expect(found.map((each) => each.name)).toEqual([product]);
      await close();
    },
  );

  test('the connection is slow: a second press writes nothing twice', async () => {
    const { page, close } = await shop.enter(PHONE, '/products/create');
    const product = `Ruana ${crypto.randomUUID()}`;
    await fillForm(page, product);
    const session = await page.context().newCDPSession(page);
    const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await session.send('Network.emulateNetworkConditions', slow3G);
    let posts = 0;
    page.on('request', (request) => {
      if (CREATE.test(request.url()) && request.method() === 'POST') posts += 1;
    });
    await saveButton(page).dblclick();
    await nameBox(page).waitFor({ state: 'detached', timeout: 60_000 });
    expect(posts).toBe(1);
    await close();
  });
});

test('a phone that becomes wide without network says what is missing, and goes on once it is back', async () => {
  const { page } = await shop.enter(PHONE, '/products');
  await page.getByRole('heading', { level: 1, name: /^Productos/ }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page
    .getByText(/^Sin conexión/)
    .first()
    .waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('heading', { level: 1, name: 'Esta pantalla no alcanzó a cargar' }).waitFor();
  await page.context().setOffline(false);
  // Of itself: nobody has to press 'Reintentar'.
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('heading', { level: 1, name: /^Productos/ }).count()).toBe(1);
});
