import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

interface Product {
  id: number;
  price: number;
  active: number;
  quantity_available: number | null;
  collections_id: number[];
  product_variants: { id: number; price: number; quantity: number | null }[];
}

configure({ defaultHidden: true });

let browser: BrowserWithApi;
let client: TestClient;
let shirt: Product;
let cap: Product;

beforeAll(async () => {
  browser = await openBrowser();
  await import('../../../src/resources/products/grid/GridPage.tsx');
  client = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
const products = () => `/stores/${browser.test.storeId}/products`;
const stored = async ({ id }: Product) => (await client.get<Product>(`${products()}/${id}`)).body;

beforeEach(async () => {
  sessionStorage.clear();
  const option = {
    name: 'Talla',
    options: [
      { name: 'S', value: 'S' },
      { name: 'M', value: 'M' },
    ],
  };
  const { body: old } = await client.get<Product[]>(`${products()}?limit=100`);
  if (old.length > 0) await client.delete(products(), { ids: old.map(({ id }) => id) });
  const make = async (body: object) => (await client.post<Product>(products(), body)).body;
  shirt = await make({ name: 'Camiseta', price: 45_000, active: 1, product_options: [option] });
  cap = await make({ name: 'Gorra', price: 30_000, active: 1, quantity_available: 6 });
});

const HEADS = ['Precio', 'Precio con descuento', 'Unidades disponibles', 'Visibilidad', 'Colecciones'];
async function cell(title: string, head: string): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Editar en cuadrícula' });
  const names = within(grid).getAllByRole('rowheader');
  const name = names.find(({ textContent }) => textContent === title || textContent?.endsWith(title));
  const row = name?.closest<HTMLElement>('[role=row]');
  const found = row && within(row).getAllByRole('gridcell')[HEADS.indexOf(head)];
  if (!found) throw new Error(`No cell ${head} of ${title}`);
  return found;
}
const grid = (...all: Product[]) => `/products/grid?ids=${all.map(({ id }) => id).join(',')}`;

test('prices, units, state and variants are saved by one call, and the notice takes them back', async () => {
  const { user, path } = await openPart({ browser, path: grid(shirt, cap) });
  await user.click(await cell('Gorra', 'Precio'));
  await user.keyboard('32.000{Enter}');
  await user.click(await cell('S', 'Precio'));
  await user.keyboard('47000{Enter}');
  await user.click(await cell('Gorra', 'Unidades disponibles'));
  await user.keyboard('9{Tab}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Visibilidad de Gorra' }), 'Inactivo');
  expect(screen.getByText('2 productos con cambios')).toBeVisible();
  const before = browser.calls.length;
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(path()).toBe('/products'));
  const writes = browser.calls.slice(before).filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    expect.stringMatching(/^POST .*\/products\/changes$/),
  ]);
  expect(await stored(cap)).toMatchObject({ price: 32_000, quantity_available: 9, active: 0 });
  expect((await stored(shirt)).product_variants[0]?.price).toBe(47_000);
  expect(await screen.findByText('Cambiamos 2 productos.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Listo: 2 productos como antes.')).toBeVisible();
  expect(await stored(cap)).toMatchObject({ price: 30_000, quantity_available: 6, active: 1 });
});

test('a refused product is named at its cell with what was typed; the others are saved', async () => {
  const { user, path } = await openPart({ browser, path: grid(shirt, cap) });
  await user.click(await cell('Camiseta', 'Precio'));
  await user.keyboard('46000');
  await user.click(await cell('Gorra', 'Precio con descuento'));
  await user.keyboard('90000');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Gorra · Precio con descuento: Debe ser menor que el precio')).toBeVisible();
  expect(await screen.findByText('Cambiamos 1 producto. 1 no se pudo.')).toBeVisible();
  expect(path()).toMatch(/^\/products\/grid/);
  expect(await cell('Gorra', 'Precio con descuento')).toHaveTextContent('$ 90.000');
  expect(screen.getByText('1 producto con cambios')).toBeVisible();
  expect((await stored(shirt)).price).toBe(46_000);
  expect((await stored(cap)).price).toBe(30_000);
});

test('units that were sold meanwhile are not overwritten before the merchant has seen them', async () => {
  const { user, path } = await openPart({ browser, path: grid(cap) });
  await user.click(await cell('Gorra', 'Unidades disponibles'));
  await user.keyboard('10');
  await client.patch(products(), {
    ids: [cap.id],
    change: { source: 'quantity_available', op: 'add', value: -2 },
  });
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(
    await screen.findByText(/^Gorra · .*: Mientras tanto cambió a 4\. Vuelve a guardar para reemplazarlo$/),
  ).toBeVisible();
  expect((await stored(cap)).quantity_available).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(path()).toBe('/products'));
  expect((await stored(cap)).quantity_available).toBe(10);
});

test('a block of a spreadsheet fills the cells; what no row has stays', async () => {
  const { user } = await openPart({ browser, path: grid(shirt, cap) });
  await user.click(await cell('Camiseta', 'Precio'));
  await user.paste('50.000\t\t7\n51.000\t\t8\n52.000\t\t9\n33.000\t\t12');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(async () =>
    expect(await stored(cap)).toMatchObject({ price: 33_000, quantity_available: 12 }),
  );
  const { price, quantity_available, product_variants } = await stored(shirt);
  expect([price, quantity_available]).toEqual([50_000, null]);
  expect(product_variants.map((one) => [one.price, one.quantity])).toEqual([
    [51_000, 8],
    [52_000, 9],
  ]);
});

test('collections are chosen in a dialog or written by name', async () => {
  const base = `/stores/${browser.test.storeId}/collections`;
  const { body } = await client.post<{ id: number }>(base, { name: 'Rebajas', public: 1 });
  const { user } = await openPart({ browser, path: grid(cap, shirt) });
  await user.click(await cell('Gorra', 'Colecciones'));
  await user.keyboard(' ');
  const dialog = await screen.findByRole('dialog', { name: 'Colecciones de Gorra' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Rebajas' }));
  await user.click(within(dialog).getByRole('button', { name: 'Listo' }));
  expect(await screen.findByRole('textbox', { name: 'Colecciones de Gorra' })).toHaveValue('Rebajas');
  await user.click(await cell('Camiseta', 'Colecciones'));
  await user.paste('Ferias');
  expect(await screen.findByRole('textbox', { name: 'Colecciones de Camiseta' })).toHaveValue('Ferias');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(
    await screen.findByText(/Camiseta · Colecciones: No hay una colección con ese nombre/),
  ).toBeVisible();
  await user.click(await cell('Camiseta', 'Precio'));
  await user.click(await cell('Camiseta', 'Colecciones'));
  await user.paste('rebajas');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(async () => expect((await stored(cap)).collections_id).toContain(body.id));
  expect((await stored(shirt)).collections_id).toContain(body.id);
});

test('a phone shows one field of every product at a time', async () => {
  const { user, path } = await openPart({ browser, path: grid(shirt, cap), width: 390 });
  const price = await screen.findByRole('textbox', { name: 'Precio de Gorra' });
  await user.clear(price);
  await user.type(price, '31000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qué cambias' }), 'Unidades disponibles');
  expect(screen.queryByRole('textbox', { name: /de Camiseta$/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Unidades disponibles de Camiseta · S' }), '4');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(path()).toBe('/products'));
  expect((await stored(cap)).price).toBe(31_000);
  expect((await stored(shirt)).product_variants[0]?.quantity).toBe(4);
});

test('Enter on a phone leads to the next product, and saves nothing', async () => {
  const { user, path } = await openPart({ browser, path: grid(shirt, cap), width: 390 });
  const prices = await screen.findAllByRole('textbox', { name: /^Precio de / });
  const [first, second] = prices;
  const before = browser.calls.length;
  if (!first || !second) throw new Error('Two prices are missing');
  await user.clear(first);
  await user.type(first, '28000{Enter}');
  await waitFor(() => expect(second).toHaveFocus());
  await user.type(prices.at(-1) ?? second, '{Enter}');
  expect(path()).toMatch(/^\/products\/grid\?/);
  expect(screen.getByText('1 producto con cambios')).toBeVisible();
  expect(browser.calls.slice(before).filter(({ method }) => method === 'PATCH')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeEnabled();
});

test('leaving with changes asks, and the selection of the list leads to the grid', async () => {
  const { user, path } = await openPart({ browser, path: '/products' });
  const box = await screen.findByRole('checkbox', { name: /Gorra/ });
  await user.click(box);
  // The bar of the selection loads when it is asked for.
  const link = { name: 'Editar en cuadrícula' };
  await user.click(await screen.findByRole('link', link));
  await user.click(await cell('Gorra', 'Precio'));
  await user.keyboard('1');
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(path()).toMatch(/^\/products\/grid/);
});
