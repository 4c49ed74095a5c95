import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pathOf } from '../../../src/schema/paths.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/app/manifests.ts');
  vi.resetModules();
});
vi.mock('../../../src/app/manifests.ts', async () => ({
  manifests: (await import('./overrides.tsx')).overrides,
}));

let browser: BrowserWithApi;
let owner: TestClient;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

async function made(path: string, body: object): Promise<number> {
  const answer = await owner.post<{ id: number }>(store(path), body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());

test('<List> and <DataTable> list, search, select and delete in bulk', async () => {
  for (const name of ['Ruana', 'Gorra', 'Mochila'])
    await made('/products', { name, price: 90_000, quantity_available: 3 });
  const { user } = await openPart({ browser, path: '/products' });
  const table = await screen.findByRole('table');
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  await within(table).findByText('Ruana');
  expect(rows()).toEqual(['Gorra', 'Mochila', 'Ruana']);
  await user.click(within(within(table).getByText('Gorra').closest('tr') ?? table).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(rows()).toEqual(['Mochila', 'Ruana']));
  await user.type(screen.getByPlaceholderText('Buscar'), 'moch');
  await waitFor(() => expect(rows()).toEqual(['Mochila']));
});

test('<Datagrid> lists, and its buttons lead to the views of the spec', async () => {
  const id = await made('/customers', {
    first_name: 'Ana',
    last_name: 'Rojas',
    phone_number: '573004445566',
    email: 'ana@correo.co',
  });
  const { user, path } = await openPart({ browser, path: '/clients' });
  const row = (await screen.findByText('Ana')).closest('tr') ?? document.body;
  await user.click(await within(row).findByRole('link', { name: 'Editar' }));
  await waitFor(() => expect(path()).toBe(pathOf('customers', 'edit', id)));
});

test('<Edit> and its inputs change a record, and the server’s refusal is at its field', async () => {
  const id = await made('/products', { name: 'Poncho', price: 80_000, quantity_available: 3 });
  const { user } = await openPart({ browser, path: pathOf('products', 'edit', id) });
  const price = await screen.findByRole('spinbutton', { name: /Precio/ });
  await user.clear(price);
  await user.type(price, '-5');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
  await user.clear(price);
  await user.type(price, '85000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => {
    const { body } = await owner.get<{ price: number }>(store(`/products/${id}`));
    expect(body.price).toBe(85_000);
  });
});

test('<Create> with a <ReferenceInput> makes a record below another', async () => {
  await made('/collections', { name: 'Ropa' });
  const { user, path } = await openPart({ browser, path: pathOf('collections', 'create') });
  await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Abrigos');
  await user.type(screen.getByRole('combobox'), 'rop');
  await user.click(await screen.findByRole('option', { name: 'Ropa' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
});

test('<Show>, <ReferenceField> and <ReferenceManyField> read a record and its rows', async () => {
  const above = await made('/collections', { name: 'Casa' });
  const parent = await made('/collections', { name: 'Cocina', parent_id: above });
  await made('/collections', { name: 'Ollas', parent_id: parent });
  await made('/collections', { name: 'Vajillas', parent_id: parent });
  await openPart({ browser, path: pathOf('collections', 'show', parent) });
  expect(await screen.findByText('Ollas')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Casa' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/collections/${above}/show`),
  );
  expect(screen.getByText('Vajillas')).toBeVisible();
  expect(screen.queryByText('Ropa')).toBeNull();
});
