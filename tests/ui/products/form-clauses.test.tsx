import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { pathOf } from '../../../src/schema/paths.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

const PHONE = 390;
const DESKTOP = 1440;
const NEW = '/products/create';

let browser: BrowserWithApi;
let owner: TestClient;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages and forms before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/GeneratedCreate.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
    loadForm('products'),
  ]);
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());

async function open(width: number, path = NEW) {
  const stage = await openPart({ browser, path, width });
  await screen.findByRole('textbox', { name: /^Nombre/ });
  return stage;
}

async function stored(path: string, input: object): Promise<number> {
  return (await owner.post<{ id: number }>(`/stores/${browser.test.storeId}${path}`, input)).body.id;
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('[PRD-03] the sections', () => {
  const sections = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim());
  const columnOf = (name: string) => screen.getByRole('region', { name }).parentElement;

  test('a phone asks for pictures, name, price, stock and variants before the rest', async () => {
    await open(PHONE);
    expect(sections().slice(0, 5)).toEqual(['Fotos', 'Nombre', 'Precio', 'Disponibilidad', 'Variantes']);
    expect(sections().slice(5).toSorted()).toEqual([
      'Colecciones',
      'Descripción',
      'En tu tienda',
      'Ficha técnica (PDF)',
      'Más información',
    ]);
  });

  test('a desktop has pictures and description in one column, price and stock in the other, variants below', async () => {
    await open(DESKTOP);
    expect(columnOf('Descripción')).toBe(columnOf('Fotos'));
    expect(columnOf('Disponibilidad')).toBe(columnOf('Precio'));
    expect(columnOf('Colecciones')).toBe(columnOf('Precio'));
    expect(columnOf('Precio')).not.toBe(columnOf('Fotos'));
    expect([columnOf('Fotos'), columnOf('Precio')]).not.toContain(columnOf('Variantes'));
    expect(screen.getByRole('region', { name: 'Ficha técnica (PDF)' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Más información' })).toBeVisible();
  });

  test('only a product that exists can be deleted', async () => {
    const { unmount } = await open(DESKTOP);
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    unmount();
    const id = await stored('/products', { name: 'Ruana', price: 90_000 });
    await open(DESKTOP, pathOf('products', 'edit', id));
    expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeVisible();
  });
});

describe('[PRD-03] the end of the form', () => {
  test.each([
    ['a desktop', DESKTOP, '/products'],
    ['a phone', PHONE, '/'],
  ])('on %s a save and a cancel lead to the same place', async (_, width, end) => {
    const saved = await open(width);
    await saved.user.type(box(/^Nombre/), 'Mochila');
    await saved.user.type(box(/^Precio(?! con)/), '90000');
    await saved.user.click(save());
    await waitFor(() => expect(saved.path()).toBe(end));
    saved.unmount();

    const left = await open(width);
    await left.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(left.path()).toBe(end));
  });

  test('a cancel with changes asks first', async () => {
    const { user, path } = await open(DESKTOP);
    await user.type(box(/^Nombre/), 'Mochila');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(path()).toBe(NEW);
  });
});

test('what a unit leaves is said while price, discount and cost are typed, a loss too', async () => {
  const { user } = await open(DESKTOP);
  await user.type(box(/^Precio(?! con)/), '50000');
  expect(screen.queryByText(/por unidad/)).toBeNull();
  await user.type(box(/^Costo/), '20000');
  expect(await screen.findByText('Ganas $ 30.000 por unidad (60%)')).toBeVisible();
  await user.type(box(/^Precio con descuento/), '15000');
  expect(await screen.findByText('Pierdes $ 5.000 por unidad')).toBeVisible();
  await user.clear(box(/^Costo/));
  await waitFor(() => expect(screen.queryByText(/por unidad/)).toBeNull());
});

describe('[PRD-06] what is sent of a product', () => {
  /** The body of the only product that was made since `before` calls. */
  async function sent(before: number): Promise<object> {
    const made = () =>
      browser.calls.slice(before).filter(({ method, url }) => method === 'POST' && url.endsWith('/products'));
    await waitFor(() => expect(made()).toHaveLength(1));
    const body: unknown = await made()[0]?.clone().json();
    if (typeof body !== 'object' || body === null) throw new Error('No product was sent');
    return body;
  }

  test('discount, collections, tags between commas, state as 0 or 1, and its own units', async () => {
    const gifts = await stored('/collections', { name: 'Regalos' });
    const { user } = await open(DESKTOP);
    const before = browser.calls.length;
    await user.type(box(/^Nombre/), 'Mochila de lana');
    await user.type(box(/^Precio(?! con)/), '90000');
    await user.type(box(/^Precio con descuento/), '80000');
    await user.type(box(/^Unidades disponibles/), '7');
    await user.type(box(/^Etiquetas/), 'lana{Enter}wayúu,');
    await user.click(screen.getByRole('switch', { name: /^Visibilidad/ }));
    const collections = within(await screen.findByRole('region', { name: 'Colecciones' }));
    await user.click(collections.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Regalos' }));
    for (const chosen of ['Regalos', 'lana', 'wayúu'])
      expect(await collections.findByRole('button', { name: new RegExp(chosen) })).toBeVisible();
    expect(await screen.findByText('· Inactivo', { exact: false })).toBeVisible();
    await user.click(save());
    expect(await sent(before)).toMatchObject({
      name: 'Mochila de lana',
      price: 90_000,
      discount_price: 80_000,
      quantity_available: 7,
      tags: 'lana,wayúu',
      collections_id: [gifts],
      active: 0,
    });
  });

  test('a product with variants is sent without units of its own', async () => {
    const { user } = await open(DESKTOP);
    const before = browser.calls.length;
    await user.type(box(/^Nombre/), 'Mochila de colores');
    await user.type(box(/^Precio(?! con)/), '90000');
    await user.type(box(/^Unidades disponibles/), '7');
    await user.click(screen.getByRole('checkbox', { name: /variantes/i }));
    await user.type(box(/^Opción/), 'Color');
    await user.type(box(/^Valores/), 'Rojo,Azul,');
    await user.click(screen.getByRole('button', { name: 'Guardar opciones' }));
    await screen.findByRole('rowheader', { name: 'Azul' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Unidades disponibles/ })).toBeNull());
    await user.click(save());
    const body = await sent(before);
    expect(body).toMatchObject({
      active: 1,
      product_variants: [{ key: 'Rojo' }, { key: 'Azul' }],
    });
    expect(body).not.toHaveProperty('quantity_available');
  });
});

test('[PRD-05] a new price without «También a las 2 variantes» leaves theirs as they are', async () => {
  const made = {
    name: 'Ruana de lana',
    price: 80_000,
    product_options: [{ name: 'Talla', options: ['S', 'M'].map((value) => ({ name: value, value })) }],
  };
  const id = await stored('/products', made);
  const prices = async () => {
    const path = `/stores/${browser.test.storeId}/products/${id}`;
    const { body } = await owner.get<{ price: number; product_variants: { price: number }[] }>(path);
    return [body.price, ...body.product_variants.map(({ price }) => price)];
  };
  const change = async (price: string, follow: boolean) => {
    const { user, unmount } = await open(DESKTOP, pathOf('products', 'edit', id));
    await user.clear(box(/^Precio(?! con)/));
    await user.type(box(/^Precio(?! con)/), price);
    const choice = screen.getByRole('checkbox', { name: 'También a las 2 variantes' });
    expect(choice).toBeChecked();
    if (!follow) await user.click(choice);
    await user.click(save());
    await waitFor(async () => expect((await prices())[0]).toBe(Number(price)));
    // The list that follows a save has inputs of prices too.
    unmount();
  };
  await change('90000', true);
  expect(await prices()).toEqual([90_000, 90_000, 90_000]);
  await change('95000', false);
  expect(await prices()).toEqual([95_000, 90_000, 90_000]);
});
