import type { Query } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { loadShow } from '../../../src/form/show/load-show.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';
import { ownerCalls, type StoreCalls } from '../store-calls.ts';

let browser: BrowserWithApi;
let calls: StoreCalls;
let summer: number;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/show/GeneratedShow.tsx'),
    import('../../../src/form/GeneratedCreate.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
    import('../../../src/form/related/RelatedRows.tsx'),
    loadShow('collections'),
    loadForm('collections'),
    loadForm('products'),
  ]);
  calls = await ownerCalls(browser);
  summer = await add('/collections', { name: 'Verano', public: 1 });
  await add('/collections', { name: 'Playa', public: 1, parent_id: summer });
  for (const name of ['Ruana', 'Sombrero', 'Mochila', 'Blusa', 'Hamaca', 'Falda'])
    await add('/products', { name, price: 90_000, collections_id: [summer] });
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  sessionStorage.clear();
});

const add = (path: string, body: object) => calls.add(path, body);

describe('a client on a phone', () => {
  test('WhatsApp, orders and total come first; the rest folds, and what is unknown is named once', async () => {
    const ana = { first_name: 'Ana', phone_number: '573001234567', email: 'ana@ejemplo.co' };
    const id = await add('/customers', ana);
    const { user } = await openPart({ browser, path: `/clients/${id}/show`, width: 390 });
    expect(await screen.findByRole('link', { name: 'Escribirle a Ana por WhatsApp' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Compras' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Notas' })).toBeNull();
    expect(screen.getByText('ana@ejemplo.co')).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Datos personales' }));
    expect(screen.getByText('ana@ejemplo.co')).toBeVisible();
    expect(screen.getByText(/^sin dato: Apellido, /i)).toBeVisible();
    expect(screen.queryByText('–')).toBeNull();
  });
});

describe('rows of another resource', () => {
  test('show: how many, the first ones, the list of all, and a new one', async () => {
    const { user, path } = await openPart({ browser, path: `/collections/${summer}/show` });
    expect(await screen.findByText('5 de 6 productos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Falda' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ruana' })).toBeNull();
    // Each related list loads on its own.
    expect(await screen.findByText('1 colección')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Playa' })).toBeVisible();

    const all = screen
      .getAllByRole('link', { name: 'Ver en la lista' })
      .find((link) => link.getAttribute('href')?.startsWith('/products?'));
    if (all === undefined) throw new Error('No link to the products');
    await user.click(all);
    await screen.findByRole('heading', { level: 1, name: /Productos/ });
    expect(await screen.findByText('Ruana')).toBeVisible();
    expect(decodeURIComponent(path())).toContain(`"collections_id.in":[${summer}]`);
  });

  test('edit: the same beside the inputs', async () => {
    const rosa = { first_name: 'Rosa', phone_number: '573009876543', email: 'rosa@ejemplo.co' };
    const client_id = await add('/customers', rosa);
    const branch = await add('/user-stores', { name: 'Norte', mobile_phone_number: '573001112244' });
    const product_id = await add('/products', { name: 'Abarcas', price: 80_000 });
    const order = await add('/orders', {
      date: '2026-11-20T15:00:00Z',
      user_store_id: branch,
      order_status_id: 1,
      shipping_order_status_id: 6,
      order_method_id: 1,
      sales_channel: 'whatsapp',
      order_details: [{ product_id, quantity: 1, price: 80_000 }],
      customer_id: client_id,
      customer: { first_name: 'Rosa' },
    });
    await openPart({ browser, path: `/clients/${client_id}` });
    expect(await screen.findByText('1 pedido')).toBeVisible();
    expect(screen.getByRole('link', { name: /^#\d+/ })).toHaveAttribute('href', `/orders/${order}`);
  });

  test('a new row opens with its parent chosen, and comes back to it', async () => {
    const { user, path } = await openPart({ browser, path: `/collections/${summer}/show` });
    await user.click(await screen.findByRole('link', { name: 'Crear producto' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    expect(await screen.findByRole('button', { name: 'Quitar Verano' })).toBeVisible();
    await user.type(name, 'Carriel');
    await user.type(screen.getByRole('textbox', { name: 'Precio' }), '250000');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('5 de 7 productos')).toBeVisible();
    expect(path()).toBe(`/collections/${summer}/show`);
  });

  test('none yet says so, and who may not create has no button', async () => {
    const empty = await add('/collections', { name: 'Vacía', public: 1 });
    await openPart({ browser, who: 'viewer', path: `/collections/${empty}/show` });
    expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Crear/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ver en la lista' })).toBeNull();
  });
});

test('a rule that hides a field hides it on the detail too', async () => {
  const person = { phone_number: '573001234568', email: 'eva@ejemplo.co', first_name: 'Eva' };
  const abroad = await add('/customers', { ...person, country_code: 'MX' });
  const near = await add('/customers', {
    ...person,
    first_name: 'Sol',
    phone_number: '573001234569',
    country_code: 'CO',
    city_id: '05001',
  });
  const { go } = await openPart({ browser, path: `/clients/${near}/show` });
  await screen.findByRole('heading', { level: 1, name: 'Sol' });
  expect(await screen.findByText(/Ciudad/)).toBeInTheDocument();
  await go(`/clients/${abroad}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Eva' });
  expect(await screen.findByText('México')).toBeInTheDocument();
  expect(screen.queryByText(/Ciudad/)).toBeNull();
});

test('an open detail follows a change that was made elsewhere; a form does not', async () => {
  const id = await add('/collections', { name: 'Antes', public: 1 });
  const { services } = await openAdmin({ browser, path: `/collections/${id}/show` });
  await screen.findByRole('heading', { level: 1, name: 'Antes' });
  await calls.client.patch(calls.store(`/collections/${id}`), { name: 'Después' });
  browser.tell({ type: 'collections.updated', id });
  expect(await screen.findByRole('heading', { level: 1, name: 'Después' })).toBeVisible();

  // A failed refresh keeps what was read.
  browser.offline();
  browser.tell({ type: 'collections.updated', id });
  const isFailedRead = ({ queryKey, state }: Query) =>
    queryKey[0] === 'collections' && queryKey[1] === 'getOne' && state.status === 'error';
  await waitFor(() =>
    expect(services.queryClient.getQueryCache().findAll({ predicate: isFailedRead })).toHaveLength(1),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Después' })).toBeVisible();
});

test('a form keeps what the user types when the record changes elsewhere', async () => {
  const id = await add('/collections', { name: 'Quieta', public: 1 });
  const { user, services } = await openAdmin({ browser, path: `/edit-collection/${id}` });
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.type(name, ' mía');
  await calls.client.patch(calls.store(`/collections/${id}`), { name: 'Otra' });
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  browser.calls.length = 0;
  browser.tell({ type: 'collections.updated', id });
  // The list to choose a parent from is read again; the record is not.
  const isList = ({ url }: Request) => url.includes('/collections?');
  await waitFor(() => expect(browser.calls.filter(isList)).not.toEqual([]));
  expect(browser.calls.filter(({ url }) => url.endsWith(`/collections/${id}`))).toEqual([]);
  expect(within(document.body).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Quieta mía');
});
