import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadForm } from '../../../src/generator/form/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

interface Variant {
  key: string;
  sku: string | null;
  price: number;
  quantity: number | null;
}
interface Product {
  id: number;
  product_options: { name: string; options: { value: string }[] }[];
  product_variants: Variant[];
}

// Testing the visibility of all ancestors for every role takes seconds on a page of this size.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 90_000 });

let browser: BrowserWithApi;
let client: TestClient;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages and forms before the clock of a test starts.
  await Promise.all([
    import('../../../src/generator/form/GeneratedCreate.tsx'),
    import('../../../src/generator/form/GeneratedEdit.tsx'),
    loadForm('products'),
  ]);
  client = await signedIn(browser.test, 'owner');
}, 120_000);
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());

const products = () => `/stores/${browser.test.storeId}/products`;
const option = (name: string) => screen.findByRole('group', { name });
const button = (name: string) => screen.getByRole('button', { name });
const variant = (key: string) => screen.findByRole('listitem', { name: key });

function shirt(): Promise<{ body: Product }> {
  const values = (...all: string[]) => all.map((value) => ({ name: value, value }));
  return client.post<Product>(products(), {
    name: 'Camiseta',
    sku: 'cam',
    price: 45000,
    active: 1,
    product_options: [{ name: 'Talla', options: values('S', 'M') }],
    product_variants: [
      { key: 'S', name: 'S', options: [{ name: 'Talla', value: 'S' }], price: 45000, quantity: 3 },
      { key: 'M', name: 'M', options: [{ name: 'Talla', value: 'M' }], price: 48000, quantity: 7 },
    ],
  });
}

test('[PRD-05] a second option multiplies the variants; a combination that stays keeps its price and stock', async () => {
  const { body } = await shirt();
  const { user } = await openAdmin({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'L{Enter}');
  await user.click(button('Guardar opciones'));
  expect(within(await variant('L')).getByRole('textbox', { name: 'Precio' })).toHaveValue('45.000');
  expect(within(await variant('M')).getByRole('textbox', { name: 'Precio' })).toHaveValue('48.000');

  await user.click(button('Guardar'));
  await screen.findByText('Guardado');
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  expect(stored).toMatchObject([
    { key: 'S', price: 45000, quantity: 3 },
    { key: 'M', price: 48000, quantity: 7 },
    { key: 'L', price: 45000, quantity: null, sku: 'CAM-L' },
  ]);
});

test('a value taken away and put back brings its variant back as it was', async () => {
  const { body } = await shirt();
  const { user } = await openAdmin({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.click(within(size).getByRole('button', { name: 'Quitar M' }));
  await user.click(button('Guardar opciones'));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'M' })).toBeNull());
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'M,');
  await user.click(button('Guardar opciones'));
  expect(within(await variant('M')).getByRole('textbox', { name: 'Precio' })).toHaveValue('48.000');
});

test('[PRD-04] options: only with the checkbox, names unique, one at a time, two or three, deleting asks', async () => {
  const { user } = await openAdmin({ browser, path: '/products/create' });
  const has = await screen.findByRole('checkbox', { name: /tiene variantes/ });
  expect(screen.queryByRole('button', { name: 'Nueva opción' })).toBeNull();
  await user.click(has);
  const first = await option('Opción 1');
  expect(button('Nueva opción')).toBeDisabled();
  await user.type(within(first).getByRole('textbox', { name: 'Opción' }), 'Color');
  const values = within(await option('Color')).getByRole('textbox', { name: 'Valores' });
  await user.type(values, 'Rojo,Azul{Enter}Verde{Tab}');
  expect(
    within(await option('Color')).getAllByRole('button', { name: /Quitar (Rojo|Azul|Verde)/ }),
  ).toHaveLength(3);
  await user.click(button('Guardar opciones'));
  await variant('Verde');

  await user.click(button('Nueva opción'));
  const second = await option('Opción 2');
  const name = within(second).getByRole('textbox', { name: 'Opción' });
  await user.type(name, 'color');
  const same = within(await option('color'));
  await user.type(same.getByRole('textbox', { name: 'Valores' }), 'M,');
  await user.click(button('Guardar opciones'));
  expect(same.getByRole('textbox', { name: 'Opción' })).toHaveAccessibleDescription(
    'Ya hay una opción con ese nombre',
  );
  expect(button('Nueva opción')).toBeDisabled();
  await user.clear(same.getByRole('textbox', { name: 'Opción' }));
  await user.type(within(await option('Opción 2')).getByRole('textbox', { name: 'Opción' }), 'Talla');
  await user.click(button('Guardar opciones'));
  await variant('Rojo M');

  expect(button('Nueva opción')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Más opciones' }));
  expect(button('Nueva opción')).toBeEnabled();

  await user.click(within(await option('Talla')).getByRole('button', { name: 'Quitar Talla' }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirmación' });
  expect(question).toHaveTextContent('«Talla»');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await variant('Rojo');
});

test('saving the product saves options that are ready, and stops at those that are not', async () => {
  const { body } = await shirt();
  const { user } = await openAdmin({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'XL{Enter}');
  await user.click(button('Guardar'));
  await screen.findByText('Guardado');
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body;
  expect(stored.product_variants.map(({ key }) => key)).toEqual(['S', 'M', 'XL']);
});

test('[SCH-05] the section of the variants is bespoke, the rest of the form stays generated', async () => {
  await openAdmin({ browser, path: '/products/create' });
  expect(await screen.findByRole('checkbox', { name: /tiene variantes/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar a Variantes' })).toBeNull();
  for (const generated of ['Nombre', 'Precio', 'SKU', 'Etiquetas'])
    expect(screen.getByRole('textbox', { name: generated })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar a Información adicional' })).toBeVisible();
});
