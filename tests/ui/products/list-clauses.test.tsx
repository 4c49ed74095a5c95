import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}`;
  for (let at = 1; at <= 12; at += 1)
    await owner.post(`${base}/products`, {
      name: `Pocillo ${String(at).padStart(2, '0')}`,
      sku: `POC-${at}`,
      price: at * 1000,
      active: at % 4 === 0 ? 0 : 1,
    });
});
afterAll(() => browser.close());

const published = async () => {
  const { headers } = await owner.get(`${base}/products?active.in=1&limit=1`);
  return Number(headers.get('x-total-count'));
};

test('[PRD-01] a desktop has search, import, export, add, filters by category and Activo or Inactivo, and 10, 25 or 50 rows', async () => {
  await openPart({ browser, path: '/products' });
  const table = await screen.findByRole('table');
  await within(table).findAllByRole('link', { name: /^Pocillo/ });
  expect(screen.getByRole('searchbox', { name: 'Buscar productos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute('href', '/products/import');
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear producto' })).toHaveAttribute('href', '/products/create');
  expect(screen.getByRole('button', { name: /^Colecciones/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Visibilidad/ })[0]).toBeVisible();
  const rows = screen.getByLabelText('Filas por página');
  expect(
    within(rows)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['10', '25', '50']);
  expect(screen.getByText('1–10 de 12')).toBeVisible();
  const [first] = within(table).getAllByRole('link', { name: /^Pocillo/ });
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/products\/update\/\d+$/));
});

test('[PRD-01] the order of the table goes up and down', async () => {
  const { user } = await openPart({ browser, path: '/products' });
  const names = () => screen.getAllByRole('link', { name: /^Pocillo \d+$/ }).map((one) => one.textContent);
  const byPrice = () => within(screen.getByRole('columnheader', { name: 'Precio' })).getByRole('button');
  await screen.findByRole('link', { name: 'Pocillo 12' });
  await user.click(byPrice());
  await waitFor(() => expect(names()[0]).toBe('Pocillo 01'));
  await user.click(byPrice());
  await waitFor(() => expect(names()[0]).toBe('Pocillo 12'));
  // The filter of the order, beside those of category and visibility, has both directions in words.
  const order = async (label: string) => {
    await user.click(screen.getByRole('button', { name: 'Ordenar' }));
    await user.click(await screen.findByRole('menuitemradio', { name: label }));
  };
  await order('Más baratos');
  await waitFor(() => expect(names()[0]).toBe('Pocillo 01'));
  await order('Más caros');
  await waitFor(() => expect(names()[0]).toBe('Pocillo 12'));
  expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'descending');
  await order('A–Z');
  await waitFor(() => expect(names()[0]).toBe('Pocillo 01'));
  await order('Z–A');
  await waitFor(() => expect(names()[0]).toBe('Pocillo 12'));
  await order('Más antiguos');
  await waitFor(() => expect(names()[0]).toBe('Pocillo 01'));
});

test('[PRD-01] a bulk delete says how many', async () => {
  const { user } = await openPart({ browser, path: '/products' });
  for (const name of ['Pocillo 12', 'Pocillo 11'])
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
  const bar = await screen.findByRole('toolbar');
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'Eliminar' })).toBeEnabled());
  await user.click(within(bar).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('¿Eliminar 2 productos?');
});

test('[PRD-02] the button that adds a product is hidden while searching', async () => {
  const { user } = await openPart({ browser, path: '/products', width: 390 });
  await screen.findByRole('list', { name: 'Lista de productos' });
  expect(screen.getByRole('link', { name: 'Crear producto' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'pocillo 03');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Crear producto' })).toBeNull());
});

test('[PRD-02] more cards come until there are no more products, 10, 20 or 50 at a time', async () => {
  const { user } = await openPart({ browser, path: '/products', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByText(/12 de 12 · No hay más productos/)).toBeVisible();
  const sizes = screen.getByLabelText('Filas por página');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['10', '20', '50']);
  await user.selectOptions(sizes, '20');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull());
  expect(await screen.findByText('Pocillo 01')).toBeVisible();
});

test('[CLI-01] the cards of clients come 10, 25 or 50 at a time', async () => {
  for (let at = 0; at < 11; at += 1)
    await owner.post(`/stores/${browser.test.storeId}/customers`, {
      first_name: `Clienta ${at}`,
      last_name: 'Ríos',
      phone_number: `5730012345${at + 10}`,
    });
  await openPart({ browser, path: '/clients', width: 390 });
  const sizes = within(await screen.findByLabelText('Filas por página')).getAllByRole('option');
  expect(sizes.map((one) => one.textContent)).toEqual(['10', '25', '50']);
});

test('[PRD-02] select mode counts, takes all, cancels, and its bar deactivates and activates', async () => {
  const { user } = await openPart({ browser, path: '/products', width: 390 });
  const before = await published();
  await user.click(await screen.findByRole('button', { name: 'Seleccionar' }));
  const box = () => screen.findByRole('checkbox', { name: 'Seleccionar Pocillo 11' });
  await user.click(await box());
  const bar = await screen.findByRole('toolbar');
  expect(await within(bar).findByText('1 seleccionado')).toBeVisible();
  expect(await within(bar).findByRole('button', { name: 'Seleccionar los 12' })).toBeVisible();
  await user.click(await within(bar).findByRole('button', { name: 'Desactivar' }));
  await waitFor(async () => expect(await published()).toBe(before - 1));
  // What was done leaves the selection once its answer is here.
  await waitFor(async () => expect(await box()).not.toBeChecked());
  await user.click(await box());
  await user.click(
    await within(await screen.findByRole('toolbar')).findByRole('button', { name: 'Activar' }),
  );
  await waitFor(async () => expect(await published()).toBe(before));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Seleccionar Pocillo 11' })).toBeNull());
});

test('[PRD-02] the filters in use are cleared with one tap', async () => {
  const { user, path } = await openPart({
    browser,
    path: `/products?filter=${encodeURIComponent('{"active.in":[0],"price.between":[1,null]}')}`,
    width: 390,
  });
  await screen.findByText('Pocillo 04');
  await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(decodeURIComponent(path())).not.toMatch(/active\.in|price\.between/));
});
