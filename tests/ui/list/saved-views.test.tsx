import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { MOST_VIEWS } from '../../../domain/lists/saved-view.ts';
import type { SavedView, ViewQuery } from '../../../domain/lists/saved-view-calls.ts';
import { keepsInSight } from '../../../src/list/ViewTabs.tsx';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

/** The first dialog of a process loads its code. */

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) => openPart({ browser, path, width: 390 });
const address = (filter: ViewQuery['filter'], resource = 'orders') =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'created_at', order: 'DESC', page: '1' }).toString()}`;
const save = async (view: Pick<SavedView, 'name' | 'resource' | 'query'>) => {
  const { post } = await signedIn(browser.test, 'owner');
  expect((await post(`/stores/${browser.test.storeId}/views`, view)).status).toBe(201);
};
const saved = async (name: string, resource = 'orders') => {
  const { get } = await signedIn(browser.test, 'owner');
  const { body } = await get<SavedView[]>(`/stores/${browser.test.storeId}/views?resource=${resource}`);
  return body.find((view) => view.name === name);
};

test("a view of '7 días' counts them from the day on which it is opened", async () => {
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  const week = [addDays(today, -6), today];
  const { user } = await open(address({ 'date.between': week }));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  expect(dialog.getByText(/se cuentan desde el día en que abras la vista/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Semana');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  const tab = await screen.findByRole('link', { name: /^Semana/ });
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(tab.getAttribute('href')).toContain(encodeURIComponent(JSON.stringify(week)));
  expect((await saved('Semana'))?.query.filter).toEqual({ 'date.between': ['today-6', 'today'] });
});

test('a view of other days keeps them', async () => {
  const days = { 'date.between': ['2026-01-05', '2026-01-09'] };
  const { user } = await open(address(days));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  expect(dialog.queryByText(/se cuentan desde el día/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Reyes');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  await screen.findByRole('link', { name: /^Reyes/ });
  expect((await saved('Reyes'))?.query.filter).toEqual(days);
});

test('what changes a view stands beside its tab, its filters are said by it, and saving is no tab', async () => {
  await save({
    resource: 'customers',
    name: 'Fieles',
    query: { filter: { 'quantity.between': [5, null] } },
  });
  await save({
    resource: 'customers',
    name: 'Nuevos',
    query: { filter: { 'quantity.between': [1, 1] } },
  });
  const { go } = await open(address({ 'quantity.between': [5, null] }, 'customers'));
  const tab = await screen.findByRole('link', { name: /^Fieles/, current: 'page' });
  expect(tab.nextElementSibling).toHaveAccessibleName('Cambiar el nombre de la vista Fieles');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pedidos: desde 5' })).toBeNull());
  await go(address({ 'quantity.between': [3, null] }, 'customers'));
  expect(await screen.findByRole('button', { name: 'Pedidos: desde 3' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Vistas' }));
  expect(screen.getByRole('button', { name: 'Guardar vista' })).toBeVisible();
  expect(tabs.queryByRole('button')).toBeNull();
});

test('a chosen tab beyond the edge of its line is scrolled into sight with its buttons', () => {
  // A browser reports the present size of what it observes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(report: () => void) {
        this.observe = report;
      }
    },
  );
  const line = document.createElement('nav');
  const tab = line.appendChild(document.createElement('a'));
  Object.defineProperties(line, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  line.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, width: 300 });
  tab.getBoundingClientRect = () => DOMRect.fromRect({ x: 500 - line.scrollLeft, width: 100 });
  keepsInSight(tab);
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(300 - 2 * 44);
  // Its buttons alone are beyond the edge.
  line.scrollLeft = 320;
  keepsInSight(tab);
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(300 - 2 * 44);
  line.scrollLeft = 700;
  keepsInSight(tab);
  expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

test('a name that another view has, and a list that is full of views, are said of views', async () => {
  const query = { filter: { 'active.in': [0] } };
  for (let made = 1; made <= MOST_VIEWS; made += 1)
    await save({ resource: 'products', name: `V${made}`, query });
  const { user } = await open(address({ 'active.in': [1] }, 'products'));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  const name = dialog.getByRole('textbox', { name: 'Nombre' });
  await user.type(name, 'v1');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  expect(await dialog.findByText('Ya hay una vista con este nombre')).toBeVisible();
  await user.type(name, '3');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  expect(await dialog.findByText(/^Ya hay 12 vistas en esta lista\. Elimina una/)).toBeVisible();
});

test('the filters of now are saved in a view that is there, which keeps its name', async () => {
  await save({
    resource: 'customers',
    name: 'Siete pedidos',
    query: { filter: { 'quantity.between': [7, 7] } },
  });
  const { user } = await open(address({ 'quantity.between': [2, 2] }, 'customers'));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Guardar en' }), 'Siete pedidos');
  expect(dialog.getByText('Reemplaza los filtros y el orden que tiene esa vista.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Nombre' });
  expect(name).toHaveValue('Siete pedidos');
  await user.clear(name);
  await user.type(name, 'Dos pedidos');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  expect(await screen.findByText('Cambiamos la vista Dos pedidos')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Dos pedidos/, current: 'page' })).toBeVisible();
  expect((await saved('Dos pedidos', 'customers'))?.query.filter).toEqual({ 'quantity.between': [2, 2] });
  expect(await saved('Siete pedidos', 'customers')).toBeUndefined();
});

test('who deletes a view is at the tab of the whole list', async () => {
  const { user } = await open(address({ 'quantity.between': [1, 1] }, 'customers'));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la vista Nuevos' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Nuevos/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: /^Todo/ })).toHaveFocus());
});

test('a view whose branch was deleted says so, and the filter can be taken out', async () => {
  const { post, delete: remove } = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}/user-stores`;
  // The first of a store is its main one, which stays.
  await post(base, { name: 'Centro', mobile_phone_number: '573009990010' });
  const branch = await post<{ id: number }>(base, { name: 'Norte', mobile_phone_number: '573009990011' });
  const filter = { 'user_store_id.in': [branch.body.id], 'order_status_id.in': [1] };
  await save({ resource: 'orders', name: 'Norte', query: { filter } });
  expect((await remove(`${base}/${branch.body.id}`)).status).toBeLessThan(300);
  // Beside a table the chips of a view are there too.
  const { user } = await openPart({ browser, path: address(filter), width: 1366 });
  expect(await screen.findByText(/«Sucursal» ya no existe/, undefined)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sucursal: ya no existe' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitarlo de los filtros' }));
  await waitFor(() => expect(screen.queryByText(/ya no existe/)).toBeNull());
  expect(await screen.findByRole('button', { name: /^Estado del pedido:/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar vista' })).toBeVisible();
});

test('an address that sorts by what the member may not read opens with its filters in the usual order', async () => {
  const { post } = await signedIn(browser.test, 'owner');
  await post(`/stores/${browser.test.storeId}/products`, { name: 'Ruana', price: 90_000, active: 1 });
  browser.calls.length = 0;
  const filter = encodeURIComponent(JSON.stringify({ 'active.in': [1] }));
  await openPart({
    browser,
    who: 'seller',
    path: `/products?sort=cost&order=DESC&filter=${filter}`,
    width: 390,
  });
  await screen.findByText('Ruana');
  const asked = browser.calls.map(({ url }) => new URL(url));
  const lists = asked.filter(({ pathname }) => pathname.endsWith('/products'));
  expect(lists.map(({ searchParams }) => searchParams.get('sort'))).not.toContain('cost,desc');
  expect(lists.map(({ searchParams }) => searchParams.get('active.in'))).toContain('1');
});
