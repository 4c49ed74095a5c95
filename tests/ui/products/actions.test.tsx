import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

interface Product {
  id: number;
  name: string;
  active: number;
  sku: string | null;
  slug: string;
  product_images: { picture_url: string }[];
  product_variants: { key: string; sku: string | null; price: number; quantity: number | null }[];
}

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}`;
  await owner.post(`${base}/user-stores`, { name: 'Centro', mobile_phone_number: '573001112233' });
});
afterAll(() => browser.close());

const make = async (fields: object) =>
  (await owner.post<Product>(`${base}/products`, { price: 10_000, active: 1, ...fields })).body;
const obstacles = async (id: number) =>
  (await owner.get<{ obstacles: string[] }>(`${base}/products/${id}/visibility`)).body.obstacles;

test('the server says why a product is not visible', async () => {
  const hidden = await owner.post<{ id: number }>(`${base}/collections`, { name: 'Oculta', public: 0 });
  const shown = await make({ name: 'A la vista' });
  expect(await obstacles(shown.id)).toEqual([]);
  const out = await make({
    name: 'Fuera de la vista',
    active: 0,
    price: 0,
    quantity_available: 0,
    collections_id: [hidden.body.id],
  });
  expect(await obstacles(out.id)).toEqual(['inactive', 'no_price', 'sold_out', 'collections_hidden']);
  expect((await owner.get(`${base}/products/999999/visibility`)).status).toBe(404);
});

test('each reason stands with the one tap that mends it', async () => {
  const hidden = await owner.post<{ id: number }>(`${base}/collections`, { name: 'Temporada', public: 0 });
  const product = await make({
    name: 'Pesebre',
    active: 0,
    quantity_available: 0,
    collections_id: [hidden.body.id],
  });
  const { user } = await openPart({ browser, path: `/products/update/${product.id}` });
  // The first form of the file loads its parts.
  await screen.findByRole('heading', { level: 1, name: /Pesebre/ });
  await screen.findByRole('button', { name: 'Guardar' });
  await user.click(await screen.findByRole('button', { name: '¿Se ve en mi tienda?' }));
  const sheet = await screen.findByRole('dialog', { name: '¿Por qué no se ve mi producto?' });
  expect(await within(sheet).findByText('El producto está inactivo.')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Agregar unidades' })).toHaveAttribute(
    'href',
    `/inventory?product=${product.id}`,
  );
  await user.click(within(sheet).getByRole('button', { name: 'Activar' }));
  await waitFor(() => expect(within(sheet).queryByText('El producto está inactivo.')).toBeNull());
  await user.click(within(sheet).getByRole('button', { name: 'Mostrar Temporada' }));
  await waitFor(async () => expect(await obstacles(product.id)).toEqual(['sold_out']));
});

test('of a product that buyers see, the answer is yes', async () => {
  const product = await make({ name: 'Hamaca' });
  const { user } = await openPart({ browser, path: `/products/update/${product.id}` });
  await screen.findByRole('heading', { level: 1, name: /Hamaca/ });
  await user.click(await screen.findByRole('button', { name: '¿Se ve en mi tienda?' }));
  const sheet = await screen.findByRole('dialog', { name: '¿Se ve en mi tienda?' });
  expect(within(sheet).getByText('Sí: tus clientes ven este producto y lo pueden pedir.')).toBeVisible();
});

test('[PRD-13] a copy is inactive, has its own link and no SKU, shares the pictures, and opens in its form', async () => {
  const product = await make({
    name: 'Ruana',
    sku: 'RUA',
    product_images: [{ picture_url: 'https://fotos.co/ruana.webp' }],
    product_options: [{ name: 'Talla', options: [{ name: 'S', value: 'S' }] }],
    product_variants: [{ key: 'S', price: 12_000, quantity: 5 }],
  });
  const { user, path } = await openPart({ browser, path: `/products/update/${product.id}` });
  await screen.findByRole('heading', { level: 1, name: /Ruana/ });
  await screen.findByRole('button', { name: 'Guardar' });
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
  await waitFor(() => expect(path()).not.toBe(`/products/update/${product.id}`));
  expect(await screen.findByText(/Esta es la copia de «Ruana»/)).toBeVisible();
  const { body: copy } = await owner.get<Product>(`${base}${path().replace('/update', '')}`);
  expect(copy).toMatchObject({ name: 'Ruana (copia)', active: 0, sku: null, slug: 'ruana-copia' });
  expect(copy.product_images).toMatchObject([{ picture_url: 'https://fotos.co/ruana.webp' }]);
  expect(copy.product_variants).toMatchObject([{ key: 'S', price: 12_000, quantity: 0, sku: null }]);
});

test.each([390, 1280])('the list says why a product is not visible, %i px wide', async (width) => {
  const { id, name } = await make({ name: `Tapete ${width}`, price: 0 });
  await make({ name: `Cojín ${width}` });
  const { user, path } = await openPart({ browser, path: '/products', width });
  const why = `¿Por qué no se ve mi producto?: ${name}`;
  await user.click(await screen.findByRole('button', { name: why }));
  const sheet = await screen.findByRole('dialog');
  await user.click(await within(sheet).findByRole('link', { name: 'Poner el precio' }));
  await waitFor(() => expect(path()).toBe(`/products/update/${id}`));
});

test('who may not change products reads why one is not visible, and is offered nothing that would be refused', async () => {
  const { body } = await owner.post<{ id: number }>(`${base}/collections`, { name: 'Guardada', public: 0 });
  const off = { active: 0, price: 0, quantity_available: 0, collections_id: [body.id] };
  const { id } = await make({ name: 'Chal', ...off });
  const { user } = await openPart({ browser, who: 'viewer', path: `/products/${id}/show` });
  await user.click(await screen.findByRole('button', { name: '¿Se ve en mi tienda?' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('El producto está inactivo.');
  const items = sheet.getAllByRole('listitem');
  expect(items).toHaveLength(4);
  for (const item of items) {
    expect(within(item).queryByRole('button')).toBeNull();
    expect(within(item).queryByRole('link')).toBeNull();
  }
});

test('the detail says it too', async () => {
  const { id } = await make({ name: 'Hamaca', active: 0 });
  const { user } = await openPart({ browser, path: `/products/${id}/show` });
  await user.click(await screen.findByRole('button', { name: '¿Se ve en mi tienda?' }));
  expect(await screen.findByText('El producto está inactivo.')).toBeVisible();
});
