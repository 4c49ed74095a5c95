import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openShelf } from '../collections/shelf.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';
import { loseConnection } from '../lose-connection.ts';

const WHY = 'Sin conexión no se puede cambiar ni eliminar nada.';
const LIST = '/products?page=1&perPage=10&sort=name&order=ASC&filter=%7B%7D';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  await owner.post(`/stores/${browser.test.storeId}/products`, { name: 'Ruana', price: 9_000, active: 1 });
});
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());

test('without a connection a switch of a list does not move, and says why', async () => {
  await openAdmin({ browser, path: LIST });
  const shown = () => screen.findByRole('switch', { name: 'Visibilidad: Ruana' });
  expect(await shown()).toBeEnabled();
  const back = loseConnection();
  expect(await screen.findByText(/y anotar pedidos/)).toBeVisible();
  expect(await shown()).toBeDisabled();
  expect(await shown()).toHaveAccessibleDescription(WHY);
  back();
  await waitFor(async () => expect(await shown()).toBeEnabled());
});

test('so do the actions on several', async () => {
  const { user } = await openPart({ browser, path: LIST });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ruana' }));
  const bar = within(await screen.findByRole('toolbar', { name: '1 seleccionado' }));
  const names = ['Desactivar', 'Eliminar'];
  for (const name of names) expect(await bar.findByRole('button', { name })).toBeEnabled();
  const back = loseConnection();
  expect(await bar.findByText(WHY)).toBeVisible();
  for (const name of names) expect(bar.getByRole('button', { name })).toBeDisabled();
  back();
  expect(bar.queryByText(WHY)).toBeNull();
  for (const name of names) expect(bar.getByRole('button', { name })).toBeEnabled();
});

test('the question before a record is deleted says it, and cannot be answered with yes', async () => {
  const { user } = await openPart({ browser, path: '/products' });
  await user.click(await screen.findByRole('link', { name: 'Ruana' }));
  await screen.findByRole('button', { name: 'Guardar' });
  const back = loseConnection();
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(WHY)).toBeVisible();
  expect(question.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  expect(question.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  back();
  await waitFor(() => expect(question.getByRole('button', { name: 'Eliminar' })).toBeEnabled());
});

test('a cell of a table takes no other number, and says why', async () => {
  const { user } = await openPart({ browser, path: LIST });
  const price = await screen.findByRole('textbox', { name: 'Precio: Ruana' });
  const back = loseConnection();
  await user.type(price, '7');
  expect(price).toHaveAttribute('readonly');
  expect(price).toHaveValue('$\u00a09.000');
  expect(price).toHaveAccessibleDescription(WHY);
  back();
  expect(price).not.toHaveAttribute('readonly');
  expect(price).not.toHaveAccessibleDescription();
});

test('what is in a cell when the connection goes stays with the reason, and is saved when it is back', async () => {
  const { user } = await openPart({ browser, path: LIST });
  const price = await screen.findByRole('textbox', { name: 'Precio: Ruana' });
  await user.clear(price);
  await user.type(price, '9500');
  const back = loseConnection();
  const sent = browser.calls.length;
  await user.tab();
  expect(price).toHaveValue('9500');
  expect(await screen.findByRole('alert')).toHaveTextContent(WHY);
  expect(browser.calls.slice(sent).filter(({ method }) => method !== 'GET')).toEqual([]);
  back();
  await waitFor(() => expect(price).toHaveValue('$\u00a09.500'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is sorted by drag, keyboard or buttons, and the tools say why', async () => {
  const shelf = await openShelf(browser);
  for (const name of ['Ropa', 'Café']) await shelf.collection(name);
  const before = await shelf.names();
  const { user } = await openPart({ browser, path: '/collections' });
  const button = (name: string) => screen.findByRole('button', { name });
  expect(await button('Subir Café')).not.toHaveAttribute('aria-disabled', 'true');
  const back = loseConnection();
  for (const name of ['Subir Café', 'Bajar Ropa', 'Mover Café']) {
    expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(await button(name)).toHaveAccessibleDescription(WHY);
  }
  await user.click(await button('Subir Café'));
  (await button('Mover Café')).focus();
  await user.keyboard('[Space]');
  expect(await button('Mover Café')).not.toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('[ArrowUp][Space]');
  back();
  expect(await shelf.names()).toEqual(before);
  expect(await button('Mover Café')).not.toHaveAccessibleDescription(WHY);
  await user.click(await button('Subir Café'));
  await waitFor(async () =>
    expect((await shelf.names()).indexOf('Café')).toBeLessThan(before.indexOf('Café')),
  );
});

test('without a connection more wait for it and say so; a try that failed can be made again', async () => {
  const { post } = await signedIn(browser.test, 'owner');
  for (const number of Array(10).keys())
    await post(`/stores/${browser.test.storeId}/products`, { name: `Ruana ${number}`, price: 9_000 });
  const { user } = await openPart({ browser, path: '/products', width: 390 });
  const list = await screen.findByRole('list', { name: 'Lista de productos' });
  const back = loseConnection();
  expect(await screen.findByText('Sin conexión no se pueden cargar más.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cargar más' })).toBeDisabled();
  back();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cargar más' })).toBeEnabled());
  browser.offline();
  await user.click(screen.getByRole('button', { name: 'Cargar más' }));
  const failed = 'No pudimos cargar más. Vuelve a intentarlo.';
  expect(await screen.findByText(failed)).toBeVisible();
  browser.online();
  await user.click(screen.getByRole('button', { name: 'Cargar más' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10));
  expect(screen.queryByText(failed)).toBeNull();
});
