import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();
const WITH_WORKER = { ...PHONE, serviceWorkers: 'allow' } as const;

type Page = Awaited<ReturnType<typeof shop.enter>>['page'];

/** What the device keeps of the last visit, by the first part of its keys; opening a database that is not there would make an empty one. */
function keptOf(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('tendero')) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('tendero');
      opening.addEventListener('error', () => reject(new Error('The kept visit cannot be read')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('visits').objectStore('visits').get('last');
        reading.addEventListener('success', () => {
          opening.result.close();
          const lists: { key: unknown[] }[] = reading.result?.lists ?? [];
          resolve(lists.map(({ key }) => key[0]));
        });
      });
    });
  });
}

/** Waits until the worker runs, and the visit is kept with what an order without signal needs. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptOf(page)).toContain('counter');
}

/** What the worker has stored, by path. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

interface Made {
  id: number;
  sequence: number;
  customer: { first_name: string };
}

/** Takes an order for a client whom the device knows, of the first product that it offers. */
async function noteOrder(page: Page): Promise<void> {
  await page.goto('/order/create');
  await page.getByText(/^Sin conexión: el pedido queda anotado en este dispositivo/).waitFor();
  await page.getByRole('combobox', { name: 'Buscar un cliente guardado' }).fill('caro');
  const offered = page.getByRole('listbox').getByRole('option', { disabled: false });
  await offered.filter({ hasText: 'Carolina Vélez Botero' }).click();
  // The box of products opens by itself.
  await offered
    .filter({ hasNotText: /variante|Carolina/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Crear pedido' }).click();
  await page.getByText(/anotado en este dispositivo\. Aún no tiene número/).waitFor();
}

test('[ORD-21] without network the shell opens, the last list is read, an order is noted and sent once; signing out leaves nothing', async () => {
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

  const client = await shop.client();
  const orders = async () =>
    (await client.get<Made[]>(`/stores/${shop.server.storeId}/orders?sort=created_at,desc&limit=2`)).body;
  const [before] = await orders();
  await noteOrder(page);
  await page.reload();
  await page.getByRole('heading', { name: '1 pedido sin enviar' }).waitFor();
  // What a card refers to keeps the name that was read before.
  await page
    .getByText(/^Sin conexión/)
    .first()
    .waitFor();
  expect(await page.getByText('Ya no existe').count()).toBe(0);
  expect((await orders())[0]?.id).toBe(before?.id);
  // Neither of the phone's menus was open before.
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await page.getByRole('link', { name: 'Crear', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pedido' }).waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await page.getByText(/^Pedido #\d+ de Carolina Vélez Botero: enviado$/).waitFor();
  await page.getByRole('heading', { name: /sin enviar$/ }).waitFor({ state: 'detached' });
  expect(await orders()).toMatchObject([{ customer: { first_name: 'Carolina' } }, { id: before?.id }]);

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.locator('input[name=password]').waitFor();
  expect(await keptOf(page)).toEqual([]);
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
