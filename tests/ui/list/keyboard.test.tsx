/** The tools of a list without a mouse: a button that goes away hands its focus on. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart, type Stage } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  for (const name of ['Ruana', 'Mochila', 'Sombrero'])
    await post(`/stores/${browser.test.storeId}/products`, { name, price: 49_900, discount_price: 19_900 });
});
afterAll(() => browser.close());
beforeEach(() => browser.online());

async function open(): Promise<Stage> {
  const stage = await openPart({ browser, path: '/products' });
  await screen.findByRole('checkbox', { name: 'Seleccionar Ruana' });
  return stage;
}
const focused = (role: string, name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
async function press(role: string, name: string | RegExp, { user }: Stage): Promise<void> {
  (await screen.findByRole(role, { name })).focus();
  await user.keyboard('{Enter}');
}

/** Presses Tab until that element has the focus. */
async function tabTo({ user }: Stage, find: () => HTMLElement | null): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await user.tab();
    if (find() !== null && find() === document.activeElement) return;
  }
  throw new Error('No Tab leads there');
}

test('a column is sorted by keys, and its heading keeps the focus', async () => {
  const stage = await open();
  const column = () => screen.getByRole('columnheader', { name: 'Precio' });
  const heading = () => within(column()).getByRole('button', { name: 'Precio' });
  screen.getByRole('region', { name: 'Tabla de productos' }).focus();
  await tabTo(stage, heading);
  for (const order of ['ascending', 'descending']) {
    await stage.user.keyboard('{Enter}');
    await waitFor(() => expect(column()).toHaveAttribute('aria-sort', order));
    await waitFor(() => expect(heading()).toHaveFocus());
  }
});

test('Tab leads to the import, and there to the file', async () => {
  const stage = await open();
  await tabTo(stage, () => screen.queryByRole('link', { name: 'Importar' }));
  await stage.user.keyboard('{Enter}');
  await waitFor(() => expect(stage.path()).toBe('/products/import'));
  await screen.findByRole('button', { name: 'Elegir archivo' });
  await tabTo(stage, () => screen.queryByRole('button', { name: 'Elegir archivo' }));
});

test('Tab leads to the notice that takes a change back, and the focus returns from it', async () => {
  const stage = await open();
  const shown = () => screen.getByRole('switch', { name: 'Visibilidad: Ruana' });
  shown().focus();
  await stage.user.keyboard(' ');
  await screen.findByRole('button', { name: 'Deshacer' });
  await tabTo(stage, () => screen.queryByRole('button', { name: 'Deshacer' }));
  await stage.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(shown()).toBeChecked());
});

test('the filter that «Más filtros» brings first has the focus', async () => {
  const stage = await open();
  const filters = () => within(screen.getByRole('main')).getAllByRole('button', { expanded: false });
  const before = filters();
  await press('button', 'Más filtros', stage);
  const added = filters().filter((chip) => !before.includes(chip));
  await waitFor(() => expect(added[0]).toHaveFocus());
});

test('clearing the filters leads back to the search', async () => {
  const stage = await openPart({
    browser,
    path: `/products?${new URLSearchParams({ filter: '{"price.between":[1,99999]}' }).toString()}`,
  });
  await press('button', 'Limpiar filtros', stage);
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar productos' })).toHaveFocus());
});

test('from the row that was ticked last one key leads to the actions, and closing them back to the table', async () => {
  const stage = await open();
  const { user } = stage;
  for (const name of ['Ruana', 'Mochila']) {
    screen.getByRole('checkbox', { name: `Seleccionar ${name}` }).focus();
    await user.keyboard(' ');
  }
  await screen.findByRole('toolbar', { name: '2 seleccionados' });
  expect(await screen.findAllByRole('button', { name: 'Ir a las acciones' })).toHaveLength(1);
  await user.tab();
  await focused('button', 'Ir a las acciones');
  await user.keyboard('{Enter}');
  await focused('toolbar', '2 seleccionados');
  await press('button', 'Quitar selección', stage);
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await focused('region', 'Tabla de productos');
});

test('the cell of a price shows each amount once: what holds, and struck through what it replaces', async () => {
  await open();
  const price = await screen.findByRole('textbox', { name: 'Precio: Ruana' });
  expect(price).toHaveValue('$\u00a049.900');
  const cell = price.closest('td');
  expect(cell).toHaveTextContent(/Precio con descuento: \$\s19\.900$/);
  expect(cell).not.toHaveTextContent('49.900');
});
