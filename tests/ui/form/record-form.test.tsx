import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

interface Product {
  id: number;
  name: string;
  price: number;
  sku: string | null;
  version: number;
}

// Testing the visibility of all ancestors for every role takes seconds on a page of this size.
configure({ defaultHidden: true });

let browser: BrowserWithApi;
let client: TestClient;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages and forms before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/GeneratedCreate.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
    loadForm('products'),
    loadForm('customers'),
  ]);
  client = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  sessionStorage.clear();
});

const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

async function product(over: Partial<Product> = {}): Promise<Product> {
  const body = { name: 'Mochila wayuu', price: 89000, active: 1, ...over };
  return (await client.post<Product>(store('/products'), body)).body;
}

async function stored(id: number): Promise<Product> {
  return (await client.get<Product>(store(`/products/${id}`))).body;
}

const textbox = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const writes = (method: string) => browser.calls.filter((call) => call.method === method);

describe('creating', () => {
  test('a product is created from what was typed, and the list comes back', async () => {
    const { user, path } = await openPart({ browser, path: '/products/create' });
    await user.type(await textbox('Nombre'), 'Ruana de lana');
    await user.type(await textbox('Precio'), '189000');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(path()).toMatch(/^\/products/);
    const { body } = await client.get<Product[]>(store('/products?search=ruana'));
    expect(body).toMatchObject([{ name: 'Ruana de lana', price: 189000 }]);
  });

  test('what the schema requires is asked for in its words, before anything is sent', async () => {
    const { user } = await openPart({ browser, path: '/products/create' });
    const name = await textbox('Nombre');
    browser.calls.length = 0;
    await user.click(save());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Se requiere el nombre'));
    expect(name).toBeInvalid();
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByText('Se requiere el precio')).toBeVisible();
    expect(writes('POST')).toEqual([]);
  });

  test('pressing save twice writes once', async () => {
    const { user } = await openPart({ browser, path: '/products/create' });
    await user.type(await textbox('Nombre'), 'Sombrero vueltiao');
    await user.type(await textbox('Precio'), '120000');
    browser.calls.length = 0;
    await user.dblClick(save());
    await screen.findByText('Guardado');
    expect(writes('POST').filter((call) => call.url.endsWith('/products'))).toHaveLength(1);
  });
});

describe('editing', () => {
  test('changing a price sends the price alone, under the version that was read', async () => {
    const { id, version } = await product();
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const price = await textbox('Precio');
    expect(price).toHaveValue('89.000');
    await user.clear(price);
    await user.type(price, '95000');
    browser.calls.length = 0;
    await user.click(save());
    await screen.findByText('Guardado');
    const [patch] = writes('PATCH');
    expect(await patch?.json()).toEqual({ price: 95000 });
    expect(patch?.headers.get('if-match')).toBe(`"${version}"`);
    expect((await stored(id)).price).toBe(95000);
  });

  test("the server's complaint about a field stands at the field", async () => {
    const { id } = await product();
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const discount = await textbox('Precio con descuento');
    await user.type(discount, '99000');
    await user.click(save());
    await waitFor(() => expect(discount).toBeInvalid());
    expect(discount).toHaveAccessibleDescription(/menor/);
    expect((await stored(id)).price).toBe(89000);
  });

  test('an amount that could mean two is refused, not guessed', async () => {
    const { id } = await product();
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const price = await textbox('Precio');
    await user.clear(price);
    await user.type(price, '45.5');
    await user.click(save());
    await waitFor(() => expect(price).toBeInvalid());
    expect((await stored(id)).price).toBe(89000);
  });
});

describe('two people at once', () => {
  test('what only the other one changed is kept without a question', async () => {
    const { id } = await product({ name: 'Hamaca' });
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const price = await textbox('Precio');
    await client.patch(store(`/products/${id}`), { name: 'Hamaca de San Jacinto' });
    await user.clear(price);
    await user.type(price, '70000');
    await user.click(save());
    await screen.findByText('Guardado');
    expect(await stored(id)).toMatchObject({ name: 'Hamaca de San Jacinto', price: 70000 });
  });

  test('what both changed is shown side by side, and nothing is saved until one is chosen', async () => {
    const { id } = await product({ name: 'Chiva' });
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const price = await textbox('Precio');
    await client.patch(store(`/products/${id}`), { price: 61000, name: 'Chiva de barro' });
    await user.clear(price);
    await user.type(price, '65000');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Alguien más cambió esto' });
    const choice = within(dialog).getByRole('radiogroup', { name: 'Precio' });
    expect(within(choice).getByRole('radio', { name: /Lo tuyo: \$\s65\.000/ })).toBeChecked();
    expect((await stored(id)).price).toBe(61000);
    await user.click(within(choice).getByRole('radio', { name: /Lo guardado: \$\s61\.000/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar lo elegido' }));
    await screen.findByText('Guardado');
    expect(await stored(id)).toMatchObject({ name: 'Chiva de barro', price: 61000 });
  });
});

describe('rules of the schema', () => {
  test('a field stands there only while its rule holds, and a hidden value is not sent', async () => {
    const { body } = await client.post<{ id: number }>(store('/customers'), {
      first_name: 'Eva',
      last_name: 'Luna',
      email: 'eva@ejemplo.mx',
      phone_number: '573001234567',
      country_code: 'PE',
    });
    const { user } = await openPart({ browser, path: `/clients/${body.id}` });
    const country = await screen.findByRole('combobox', { name: 'País' });
    expect(screen.queryByRole('combobox', { name: 'Ciudad' })).toBeNull();
    await user.selectOptions(country, 'Colombia');
    await user.type(await screen.findByRole('combobox', { name: 'Ciudad' }), 'medell');
    await user.click(await screen.findByRole('option', { name: /^Medellín/ }));
    await user.selectOptions(country, 'México');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Ciudad' })).toBeNull());
    browser.calls.length = 0;
    await user.click(save());
    await waitFor(() => expect(writes('PATCH')).toHaveLength(1));
    const [patch] = writes('PATCH');
    expect(await patch?.json()).toEqual({ country_code: 'MX' });
  });
});

describe('nothing that was typed is lost', () => {
  test('a page that went away comes back with what was typed', async () => {
    const { user, unmount } = await openPart({ browser, path: '/products/create' });
    await user.type(await textbox('Nombre'), 'Carriel');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    unmount();
    const again = await openPart({ browser, path: '/products/create' });
    expect(await textbox('Nombre')).toHaveValue('Carriel');
    await again.user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(await textbox('Nombre')).toHaveValue('');
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  test('leaving asks first; staying keeps the form, discarding forgets the draft', async () => {
    const { user, path } = await openPart({ browser, path: '/products/create' });
    await user.type(await textbox('Nombre'), 'Carriel');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(path()).toBe('/products/create');
    expect(await textbox('Nombre')).toHaveValue('Carriel');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(path()).toBe('/products'));
    expect(sessionStorage.length).toBe(0);
  });

  test('without a connection the form says so, keeps everything, and saves once it is back', async () => {
    const { id } = await product({ name: 'Balay' });
    const { user } = await openPart({ browser, path: `/products/update/${id}` });
    const price = await textbox('Precio');
    await user.clear(price);
    await user.type(price, '33000');
    browser.offline();
    browser.calls.length = 0;
    await user.click(save());
    const alert = await screen.findByRole('alert', undefined);
    expect(alert).toHaveTextContent('No hay conexión');
    expect(price).toHaveValue('33.000');
    browser.online();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Guardado');
    const ids = writes('PATCH').map((call) => call.headers.get('x-request-id'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
    expect((await stored(id)).price).toBe(33000);
  });
});

describe('records that cannot be edited', () => {
  test('one that is gone says so and leads back to the list', async () => {
    const { user, path } = await openPart({ browser, path: '/products/update/999999' });
    await screen.findByRole('heading', { name: 'No lo encontramos' });
    await user.click(screen.getByRole('link', { name: 'Volver a la lista' }));
    await waitFor(() => expect(path()).toBe('/products'));
  });

  test('the address of a form shows the record to who may only read it', async () => {
    const { id } = await product();
    const { path } = await openPart({ browser, who: 'viewer', path: `/products/update/${id}` });
    await waitFor(() => expect(path()).toBe(`/products/${id}/show`));
    expect(screen.queryByRole('heading', { name: 'No tienes permiso para ver esto' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
  });
});
