import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/branches/es.json';
import app from '../../../i18n/es.json';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  for (const [name, mobile_phone_number] of [
    ['Chapinero', '573001112233'],
    ['Usaquén', '573104445566'],
  ])
    expect((await add({ name, mobile_phone_number })).status).toBe(201);
});
afterAll(() => browser.close());

async function add(branch: object) {
  const owner = await signedIn(browser.test, 'owner');
  return owner.post<{ id: number }>(`/stores/${browser.test.storeId}/user-stores`, branch);
}

test.each([1440, 390])('[BRA-01] cards have number, link, code, chat and form, %i px wide', async (width) => {
  const { user, path } = await openPart({ browser, path: '/user-stores', width });
  await screen.findByRole('heading', { level: 1, name: /^Sucursales/ });
  await screen.findByText('300 111 2233');
  expect(screen.getByText(words.intro)).toBeVisible();
  expect(await screen.findByText('2 de 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar enlace de Usaquén' }));
  await screen.findByText(words.copied);
  expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/.*\/573104445566$/);
  await user.click(screen.getByRole('button', { name: 'Código QR de Usaquén' }));
  expect(await screen.findByRole('button', { name: 'Descargar QR' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: app.list.export }));
  const file = within(await screen.findByRole('dialog', { name: /sucursales$/i }));
  expect(await file.findByText(/2 sucursales/)).toBeVisible();
  await user.click(file.getByRole('button', { name: 'Cancelar' }));

  await user.type(screen.getByRole('searchbox', { name: words.search }), '310 444');
  await waitFor(() => expect(screen.queryByText('300 111 2233')).toBeNull());
  expect(screen.getByText('310 444 5566')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: words.search });
  await user.clear(search);
  await user.type(search, 'chapi');
  await screen.findByText('300 111 2233');
  await waitFor(() => expect(screen.queryByText('310 444 5566')).toBeNull());
  await user.clear(search);
  await user.type(search, 'Poblado');
  expect(await screen.findByText(app.state.no_results_title)).toBeVisible();
  await user.clear(search);
  await screen.findByText('310 444 5566');
  await user.click(screen.getByRole('link', { name: 'Editar Usaquén' }));
  await waitFor(() => expect(path()).toMatch(/^\/user-stores\/update\/\d+$/));
});

test('[BRA-02] a branch that does not exist redirects to the list, which says so', async () => {
  const { path } = await openPart({ browser, path: '/user-stores/update/999999' });
  await waitFor(() => expect(path()).toBe('/user-stores'));
  expect(await screen.findByText(/^No encontramos esa sucursal/)).toBeVisible();
});

test('[BRA-02] deleting is offered beside another branch, and not for the main one', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}/user-stores`;
  const { body } = await owner.get<{ id: number; name: string }[]>(base);
  const main = body.find(({ name }) => name === 'Chapinero');
  expect((await owner.put(`${base}/${main?.id}/default`, {})).status).toBe(200);
  const { user, go } = await openPart({ browser, path: '/user-stores' });
  await user.click(await screen.findByRole('link', { name: 'Editar Usaquén' }));
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeVisible();
  await go(`/user-stores/update/${main?.id}`);
  await screen.findByDisplayValue('Chapinero');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull());
});

test('[BRA-02] a branch that an order names stays, and the refusal names the orders', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const { body: branch } = await add({ name: 'Suba', mobile_phone_number: '573207778899' });
  const store = `/stores/${browser.test.storeId}`;
  const { body: soap } = await owner.post<{ id: number }>(`${store}/products`, {
    name: 'Jabón',
    price: 9_000,
  });
  const order = await owner.post(`${store}/orders`, {
    date: '2026-11-20T15:00:00Z',
    user_store_id: branch.id,
    order_status_id: 1,
    shipping_order_status_id: 6,
    order_details: [{ product_id: soap.id, quantity: 1, price: 9_000 }],
    customer: { first_name: 'Marta', last_name: 'Mesa', phone_number: '573104445566' },
  });
  expect(order).toMatchObject({ status: 201 });
  const { user } = await openPart({ browser, path: `/user-stores/update/${branch.id}` });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(/No se puede eliminar: se usa en pedidos\./)).toBeVisible();
});

test('[BRA-02] a number that another branch has is refused at its field', async () => {
  const { user } = await openPart({ browser, path: '/user-stores/create' });
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Otra');
  await user.type(screen.getByRole('textbox', { name: 'Número de WhatsApp' }), '3001112233');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya hay una sucursal usando ese número')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Otra');
});

test('[BRA-03] another branch becomes the main one', async () => {
  const { user } = await openPart({ browser, path: '/user-stores' });
  const title = await screen.findByText(words.main_title, { selector: 'h2' });
  const card = title.closest('details');
  if (card === null) throw new Error('The section does not fold');
  const section = within(card);
  await user.click(section.getByText(words.main_title, { selector: 'h2' }));
  await user.selectOptions(section.getByRole('combobox'), 'Usaquén · 310 444 5566');
  await user.click(section.getByRole('button', { name: words.main_save }));
  await screen.findByText(words.main_saved);
  await waitFor(() => expect(section.getByRole('button', { name: words.main_save })).toBeDisabled());
});

test('[BRA-03] the free plan has one line: nothing to create, nothing to choose, and the way to more', async () => {
  await browser.test.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ plan: 'free', trial_ended_at: null })
      .where('id', '=', browser.test.storeId)
      .execute(),
  );
  const { user, go } = await openAdmin({ browser, path: '/user-stores/create' });
  // The address says so too, before anything is typed.
  expect(await screen.findByRole('region', { name: words.free_title })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await go('/user-stores');
  expect(await screen.findByRole('button', { name: 'Crear sucursal' })).toBeDisabled();
  expect(screen.getByRole('region', { name: words.free_title })).toBeVisible();
  expect(screen.getByText(words.main_locked)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: words.main_choose })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.upgrade }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
