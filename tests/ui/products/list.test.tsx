import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

interface Product {
  id: number;
  name: string;
  price: number;
  quantity_available: number | null;
}

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;
let cap: Product;
let shirt: Product;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}`;
  const make = async (fields: object) => (await owner.post<Product>(`${base}/products`, fields)).body;
  cap = await make({
    name: 'Boina',
    price: 20_000,
    discount_price: 15_000,
    quantity_available: 8,
    active: 1,
  });
  shirt = await make({
    name: 'Camiseta',
    price: 50_000,
    active: 0,
    product_options: [{ name: 'Talla', options: ['S', 'M', 'L'].map((value) => ({ name: value, value })) }],
    product_variants: [
      { key: 'S', price: 50_000, quantity: 120 },
      { key: 'M', price: 50_000, quantity: 6 },
      { key: 'L', price: 50_000, quantity: null },
    ],
  });
});
afterAll(() => browser.close());

const uncounted = async () =>
  (await owner.post<Product>(`${base}/products`, { name: 'Ruana', price: 90_000, active: 1 })).body;
const find = async ({ id }: Product) => (await owner.get<Product>(`${base}/products/${id}`)).body;

test('[PRD-01] the stock of variants is added up and leads to the inventory, where each is edited', async () => {
  const { user, path } = await openPart({ browser, path: '/products' });
  await user.click(await screen.findByRole('link', { name: '126 en 3 variantes' }));
  await waitFor(() => expect(path()).toBe(`/inventory?product=${shirt.id}`));
  expect(await screen.findByRole('textbox', { name: 'Unidades de Camiseta S' })).toHaveValue('120');
  expect(screen.queryByRole('textbox', { name: 'Unidades de Boina' })).toBeNull();
});

test('[PRD-01] a product that nobody counts says so in the list', async () => {
  const ruana = await uncounted();
  await openPart({ browser, path: '/products' });
  const units = await screen.findByRole('textbox', { name: 'Unidades disponibles: Ruana' });
  expect(units).toHaveValue('');
  expect(units).toHaveAttribute('placeholder', 'Sin límite');
  await owner.delete(`${base}/products/${ruana.id}`);
});

test('[PRD-01] price and stock are edited in the list; a discount is shown beside the price', async () => {
  const { user, path } = await openPart({ browser, path: '/products' });
  const price = await screen.findByRole('textbox', { name: 'Precio: Boina' });
  expect(within(await screen.findByRole('table')).getByText('$ 15.000')).toBeVisible();
  await user.click(price);
  await user.keyboard('22.000{Tab}');
  await waitFor(async () => expect((await find(cap)).price).toBe(22_000));
  // Another field has changed since the row was loaded, and with it the version.
  await owner.patch(`${base}/products/${cap.id}`, { description: 'De lana' });
  // Tab has led to the units.
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Unidades disponibles: Boina' })).toHaveFocus(),
  );
  await user.keyboard('11{Enter}');
  await waitFor(async () => expect((await find(cap)).quantity_available).toBe(11));
  expect(path()).toBe('/products');
  expect(screen.queryByRole('textbox', { name: 'Precio: Camiseta' })).toBeNull();
});

test('[PRD-01] a pasted column that is longer than the page says how much was left', async () => {
  const { user } = await openPart({ browser, path: '/products' });
  await user.click(await screen.findByRole('textbox', { name: 'Unidades disponibles: Boina' }));
  await user.paste('11\r\n12\r\n13\r\n');
  expect(await screen.findByText(/^Pegamos hasta el final de la página\. Sobra/)).toBeVisible();
  await waitFor(async () => expect((await find(cap)).quantity_available).toBe(11));
});

test('[PRD-01] stock that was sold meanwhile is not overwritten', async () => {
  const { user } = await openPart({ browser, path: '/products' });
  const units = await screen.findByRole('textbox', { name: 'Unidades disponibles: Boina' });
  const { quantity_available: before } = await find(cap);
  await owner.post(`${base}/inventory/${cap.id}/0/adjustments`, { delta: -1, reason: 'loss' });
  await user.click(units);
  await user.keyboard('40{Tab}');
  expect(await screen.findByText(/Mientras tanto cambió a/)).toBeVisible();
  expect((await find(cap)).quantity_available).toBe((before ?? 0) - 1);
});

test('[PRD-02] a phone says how many there are, shown and hidden; each number is a filter', async () => {
  const { user, path } = await openPart({ browser, path: '/products', width: 390 });
  expect(await screen.findByRole('button', { name: 'Total 2' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Ocultos 1' }));
  await waitFor(() => expect(decodeURIComponent(path())).toContain('"active.in":[0]'));
  expect(await screen.findByText('126 en 3 variantes')).toBeVisible();
});

test('[PRD-02] on the free plan the list says how many of the allowed products are up, and leads to the plans', async () => {
  await browser.test.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', browser.test.storeId).execute(),
  );
  // The session cache lasts a second.
  browser.test.clock.advance(2000);
  const { user } = await openAdmin({ browser, path: '/products', width: 390 });
  const banner = await screen.findByRole('button', { name: 'Has subido 1/20 productos' });
  // Above the search, where no line that scrolls can hide it.
  const search = screen.getByRole('searchbox', { name: 'Buscar productos' });
  expect(banner.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(banner);
  expect(await screen.findByRole('dialog', { name: 'Para publicar más de 20 productos' })).toBeVisible();
});
