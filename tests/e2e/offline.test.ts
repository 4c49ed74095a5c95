import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();
const WITH_WORKER = { ...PHONE, serviceWorkers: 'allow' } as const;

type Page = Awaited<ReturnType<typeof shop.enter>>['page'];

/** How many lists the device keeps; opening a database that is not there would make an empty one. */
function keptLists(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('tendero')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('tendero');
      opening.addEventListener('error', () => reject(new Error('The kept visit cannot be read')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('visits').objectStore('visits').get('last');
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result?.lists.length ?? 0);
        });
      });
    });
  });
}

/** Waits until the worker runs and the visit is kept. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptLists(page)).toBeGreaterThan(0);
}

/** What the worker has stored, by path. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('without network the shell opens, the last list is read', async () => {
  const { page, close } = await shop.enter(WITH_WORKER);
  await page.goto('/products');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.waitFor();
  const product = (await first.innerText()).split('\n')[0] ?? '';
  expect(product).not.toBe('');
  await ready(page);
  // A part that the shell has not: its code loads when it is opened first.
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('dialog', { name: 'Filtros' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => stored(page)).toContainEqual(expect.stringMatching(/^\/assets\/FilterSheet-/));

  // The next start has its page from the device, without the answers that the server's brings.
  await page.reload();
  await page.getByRole('main').getByText(product).first().waitFor();
  expect(await page.locator('#first-answers').count()).toBe(0);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Productos/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('main').getByText(product).first().waitFor({ timeout: 60_000 });
  await page
    .getByText(/^Sin conexión/)
    .first()
    .waitFor();
  await close();
});

test('signing out leaves nothing of the store on the device', async () => {
  const { page, close } = await shop.enter(WITH_WORKER);
  await page.goto('/products');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await ready(page);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.locator('input[name=password]').waitFor();
  expect(await keptLists(page)).toBe(0);
  const paths = await stored(page);
  expect(paths).toContain('/index.html');
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await close();
});

test('the admin is installable: a manifest with its icons, served as they are', async () => {
  const get = (path: string) => fetch(shop.server.origin + path);
  const page = await (await get('/')).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const manifest = (await (await get(href)).json()) as { icons: { src: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Tendero', start_url: '/', display: 'standalone' });
  // A long press on the icon leads to what a merchant does most.
  expect(manifest).toMatchObject({ shortcuts: [{ url: '/orders' }, { url: '/products/create' }] });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) {
    const icon = await get(src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers.get('content-type')).toBe('image/png');
  }
  expect((await get('/sw.js')).headers.get('content-type')).toMatch(/javascript/);
});

const SAID = /^Sin conexión\. Puedes leer/;

test.each([
  ['a phone', PHONE],
  ['a desktop', { viewport: { width: 1440, height: 500 } }],
])('on %s, what says that there is no connection stays in sight, and covers no tools', async (_, screen) => {
  const { page, close } = await shop.enter(screen, '/products');
  const search = page.getByPlaceholder('Buscar productos');
  await search.waitFor();
  await page
    .getByText(/^\$\s\d/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.context().setOffline(true);
  const line = page.getByText(SAID);
  await line.waitFor();
  const box = async (part: typeof line) => {
    const found = await part.boundingBox();
    if (found === null) throw new Error('Nothing is there');
    return { top: Math.round(found.y), bottom: Math.round(found.y + found.height) };
  };
  const header = await box(page.locator('header').first());
  expect(await box(line)).toMatchObject({ top: header.bottom });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  expect(await box(line)).toMatchObject({ top: header.bottom });
  if (screen === PHONE) {
    await page.evaluate(() => scrollBy(0, -60));
    await expect.poll(async () => (await box(search)).top).toBeGreaterThanOrEqual((await box(line)).bottom);
  }
  await page.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
  await close();
});
