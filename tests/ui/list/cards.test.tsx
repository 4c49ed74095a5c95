import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { loseConnection } from '../lose-connection.ts';
import { openAdmin } from '../stage.tsx';

/** The first form of a process loads its code. */

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  const at = (below: string) => `/stores/${browser.test.storeId}/${below}`;
  await post(at('products'), {
    name: 'Ruana',
    price: 89_900,
    discount_price: 75_000,
    active: 1,
    quantity_available: 3,
  });
  await post(at('products'), { name: 'Mochila', price: 20_000, active: 0, quantity_available: 0 });
  await post(at('products'), { name: 'Sombrero', price: 30_000, active: 1, quantity_available: 1 });
  await post(at('customers'), {
    first_name: 'Ana',
    last_name: 'Rojas',
    phone_number: '573001234567',
    email: 'ana@correo.co',
  });
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  browser.calls.length = 0;
});

afterEach(() => vi.restoreAllMocks());

const open = (path: string) => openAdmin({ browser, path, width: 390 });
const item = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;
const card = async (name: string) => {
  await screen.findByRole('link', { name });
  return within(item(name));
};
const lastSort = () =>
  new URL(
    browser.calls.filter(({ url }) => url.includes('/products?')).at(-1)?.url ?? 'http://none',
  ).searchParams.get('sort');

test('a card reads as a sentence: no label, what is left, the price beside the one that it replaces', async () => {
  await open('/products');
  const ruana = await card('Ruana');
  expect(item('Ruana')).toHaveTextContent('3 disponibles');
  expect(ruana.getByText(/75\.000/).closest('s')).toBeNull();
  expect(ruana.getByText(/89\.900/).closest('s')).toHaveTextContent(/^antes/);
  // PRD-02: the card has its pencil, beside the tap that opens it.
  expect(await ruana.findByRole('link', { name: 'Editar Ruana' })).toBeVisible();
  expect(item('Sombrero')).toHaveTextContent(/1 disponible(?!s)/);
  expect((await card('Mochila')).getByText('Agotado')).toBeVisible();
  expect(screen.queryByText(/Unidades disponibles/)).toBeNull();
});

test('the cards of the filter before are faint until those of the new one are there', async () => {
  const { go } = await open('/products');
  await card('Ruana');
  const list = item('Ruana').closest('ul');
  expect(list).not.toHaveStyle({ opacity: '0.6' });
  holdReads(/\/products\?/);
  await go('/products?filter=%7B%22active%22%3A0%7D');
  await waitFor(() => expect(list).toHaveStyle({ opacity: '0.6' }));
});

test('what could not be read without a connection is read when it is back', async () => {
  const { go } = await open('/products');
  await card('Ruana');
  const back = loseConnection();
  browser.offline();
  await go('/clients');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  browser.online();
  back();
  expect(await screen.findByRole('link', { name: 'Ana Rojas' })).toBeVisible();
});

test('[CLI-05] a number is written as people do, and is called or written to with a greeting', async () => {
  await open('/clients');
  const ana = await card('Ana Rojas');
  expect(ana.getByText('300 123 4567')).toBeVisible();
  expect(ana.getByText('Sin compras')).toBeVisible();
  expect(ana.getByRole('link', { name: 'Llamar a Ana Rojas' })).toHaveAttribute('href', 'tel:+573001234567');
  const chat = new URL(
    ana.getByRole<HTMLAnchorElement>('link', { name: 'Escribirle a Ana Rojas por WhatsApp' }).href,
  );
  expect(chat.origin + chat.pathname).toBe('https://wa.me/573001234567');
  expect(chat.searchParams.get('text')).toMatch(/^Hola Ana Rojas, te escribimos de .+\.$/);
});

test('the header has the title of the page, home has the name of the store', async () => {
  const { go } = await open('/products');
  const title = await screen.findByRole('heading', { level: 1, name: /^Productos/ });
  expect(title.closest('header')).not.toBeNull();
  await go('/');
  const greeting = await screen.findByRole('heading', { level: 1, name: /^Hola/ });
  expect(greeting.closest('header')).toBeNull();
});

test('orders are chosen in words, and apply at once', async () => {
  const { user } = await open('/products');
  await card('Ruana');
  await user.click(screen.getByRole('button', { name: 'Ordenar' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ordenar por' }));
  expect(sheet.getByRole('radio', { name: 'Más recientes' })).toBeChecked();
  await user.click(sheet.getByRole('radio', { name: 'Más caros' }));
  await waitFor(() => expect(lastSort()).toBe('price,desc'));
});

test('orders that no schema words follow from the types', async () => {
  const { sortChoices } = await import('../../../src/list/useSortOrders.ts');
  const { loadList } = await import('../../../src/schema/descriptors.ts');
  const { default: words } = await import('../../../i18n/lists/es.json');
  const labels = sortChoices(await loadList('products'), 'created_at', {}, words.sort, ({ es }) => es).map(
    ({ label }) => label,
  );
  const inOrder = (...asked: string[]) =>
    expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
  inOrder('Nombre: A–Z', 'Nombre: Z–A');
  inOrder('Precio: de mayor a menor', 'Precio: de menor a mayor');
  inOrder('Unidades disponibles: de más a menos', 'Unidades disponibles: de menos a más');
});

test('filters belong to one visit: a record and back keeps them, home and back does not', async () => {
  const filtered = `/products?${new URLSearchParams({ filter: '{"active.in":[1]}', sort: 'name', order: 'ASC', page: '1' }).toString()}`;
  const { user, go, path } = await open(filtered);
  await user.click(await screen.findByRole('link', { name: 'Ruana' }));
  // The form is there, and not only its skeleton, whose way back is replaced with it.
  await screen.findByRole('button', { name: 'Guardar' });
  const record = path();
  await user.click(await screen.findByRole('link', { name: 'Volver' }));
  await screen.findByRole('link', { name: 'Ruana' });
  expect(decodeURIComponent(path())).toContain('"active.in":[1]');
  await go('/');
  await screen.findByRole('heading', { level: 1, name: /^Hola/ });
  await go('/products');
  await card('Mochila');
  expect(path()).toBe('/products');

  // The way back of a record does not remember a visit that is over.
  await go(filtered);
  await screen.findByRole('link', { name: 'Ruana' });
  await go('/');
  await screen.findByRole('heading', { level: 1, name: /^Hola/ });
  await go(record);
  await screen.findByRole('button', { name: 'Guardar' });
  await user.click(await screen.findByRole('link', { name: 'Volver' }));
  await card('Mochila');
  expect(path()).toBe('/products');
});

test('a view is saved under a name, is a tab with its count, is deleted, and is put back', async () => {
  const filtered = `/products?${new URLSearchParams({ filter: '{"active.in":[0]}', sort: 'name', order: 'ASC', page: '1' }).toString()}`;
  const { user, path } = await open(filtered);
  await card('Mochila');
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  expect(await dialog.findByText('Ponle un nombre a la vista')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Ocultos');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  const tabs = within(await screen.findByRole('navigation', { name: 'Vistas' }));
  expect(await tabs.findByRole('link', { name: /^Ocultos\s*1$/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull();
  await user.click(await tabs.findByRole('link', { name: /^Todo\s*\d/ }));
  await card('Ruana');
  expect(path()).toBe('/products');
  await user.click(await tabs.findByRole('link', { name: /^Ocultos/ }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de la vista Ocultos' }));
  const change = within(await screen.findByRole('dialog', { name: 'Cambiar la vista' }));
  const called = change.getByRole('textbox', { name: 'Nombre' });
  expect(called).toHaveValue('Ocultos');
  await user.clear(called);
  await user.type(called, 'Escondidos');
  await user.click(change.getByRole('button', { name: 'Guardar' }));
  expect(await tabs.findByRole('link', { name: /^Escondidos\s*1$/, current: 'page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ocultos/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Eliminar la vista Escondidos' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Escondidos/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: /^Escondidos\s*1$/ })).toBeVisible();
});

test('who leads the team deletes a shared view of another, who does not has no button for it', async () => {
  const { post } = await signedIn(browser.test, 'seller');
  const query = { filter: { 'order_status_id.in': [3] } };
  const saved = await post(`/stores/${browser.test.storeId}/views`, {
    resource: 'orders',
    name: 'Del equipo',
    shared: true,
    query,
  });
  expect(saved.status).toBe(201);
  const path = `/orders?${new URLSearchParams({ filter: JSON.stringify(query.filter) }).toString()}`;
  const chosen = { name: /^Del equipo/, current: 'page' } as const;
  const mayNot = await openAdmin({ browser, who: 'viewer', path, width: 390 });
  await screen.findByRole('link', chosen);
  expect(screen.queryByRole('button', { name: /^(Eliminar|Cambiar el nombre de) la vista/ })).toBeNull();
  mayNot.unmount();

  const { user } = await open(path);
  await screen.findByRole('link', chosen);
  await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de la vista Del equipo' }));
  const change = within(await screen.findByRole('dialog', { name: 'Cambiar la vista' }));
  expect(change.queryByRole('checkbox')).toBeNull();
  await user.click(change.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la vista Del equipo' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Del equipo/ })).toBeNull());
});

test('a view is the team’s when it is shared, and its maker’s alone otherwise', async () => {
  const { post } = await signedIn(browser.test, 'owner');
  const save = (name: string, shared: boolean) =>
    post(`/stores/${browser.test.storeId}/views`, {
      resource: 'products',
      name,
      shared,
      query: { filter: { 'active.in': [0] } },
    });
  expect((await save('Para todos', true)).status).toBe(201);
  expect((await save('Para mí', false)).status).toBe(201);
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Vistas' }));
  const other = await openAdmin({ browser, who: 'seller', path: '/products', width: 390 });
  expect(await (await tabs()).findByRole('link', { name: /^Para todos\s*1$/ })).toBeVisible();
  expect((await tabs()).queryByRole('link', { name: /^Para mí/ })).toBeNull();
  other.unmount();
  await open('/products');
  expect(await (await tabs()).findByRole('link', { name: /^Para todos\s*1$/ })).toBeVisible();
  expect(await (await tabs()).findByRole('link', { name: /^Para mí\s*1$/ })).toBeVisible();
});

test('what a switch changes is taken back from its notice', async () => {
  const { user } = await open('/products');
  const shown = async () => (await card('Sombrero')).getByRole('switch', { name: 'Visibilidad: Sombrero' });
  await user.click(await shown());
  await waitFor(async () => expect(await shown()).not.toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await shown()).toBeChecked());
});

test('an empty list has its own sentence and next step', async () => {
  await open('/orders');
  expect(await screen.findByRole('heading', { name: 'Tus pedidos llegan aquí' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anotar un pedido' })).toHaveAttribute('href', '/order/create');
});
