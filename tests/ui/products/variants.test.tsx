import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

interface Variant {
  id: number;
  name: string;
  key: string;
  sku: string | null;
  price: number;
  discount_price: number | null;
  quantity: number | null;
}
interface Product {
  id: number;
  product_options: { name: string; options: { value: string }[] }[];
  product_variants: Variant[];
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
  ]);
  client = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());

const products = () => `/stores/${browser.test.storeId}/products`;
const option = (name: string) => screen.findByRole('group', { name });
const button = (name: string) => screen.getByRole('button', { name });
const variant = async (key: string) => {
  const name = await screen.findByRole('rowheader', { name: key });
  return name.closest<HTMLElement>('[role=row]') ?? name;
};
const PARTS = ['Precio', 'Precio con descuento', 'Unidades', 'SKU'];
const cell = async (key: string, part: string) => {
  const found = within(await variant(key)).getAllByRole('gridcell')[PARTS.indexOf(part)];
  if (found === undefined) throw new Error(`No cell ${part} of ${key}`);
  return found;
};

let former: number | undefined;

/** A shirt with two sizes. The one before it goes, because a SKU is of one product. */
async function shirt(): Promise<{ body: Product }> {
  if (former !== undefined) await client.delete(`${products()}/${former}`);
  const values = (...all: string[]) => all.map((value) => ({ name: value, value }));
  const made = await client.post<Product>(products(), {
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
  former = made.body.id;
  return made;
}

test('[PRD-05] a second option multiplies the variants; a combination that stays keeps its price and stock', async () => {
  const { body } = await shirt();
  const { user } = await openPart({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'L{Enter}');
  await user.click(button('Guardar opciones'));
  expect(await cell('L', 'Precio')).toHaveTextContent('$ 45.000');
  expect(await cell('M', 'Precio')).toHaveTextContent('$ 48.000');
  const said = screen.getByText('L es nueva y queda agotada. Escribe cuántas unidades hay.');
  expect(said).toHaveRole('status');

  await user.click(button('Guardar'));
  await screen.findByText('Guardado');
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  expect(stored).toMatchObject([
    { key: 'S', price: 45000, quantity: 3 },
    { key: 'M', price: 48000, quantity: 7 },
    { key: 'L', price: 45000, quantity: 0, sku: 'CAM-L' },
  ]);
  // It is a variant like the others now.
  await waitFor(() => expect(screen.queryByText(/es nueva y queda agotada/)).toBeNull());
});

test('a value that a tap renames keeps its variant; the SKU on its label stays', async () => {
  const { body } = await shirt();
  const { user } = await openPart({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.click(within(size).getByRole('button', { name: 'Cambiar el nombre de M' }));
  await user.keyboard('Mediana{Enter}');
  await user.click(button('Guardar'));
  await screen.findByText('Guardado');
  const { product_variants: before } = body;
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  const options = [{ name: 'Talla', value: 'Mediana' }];
  expect(stored).toMatchObject([before[0], { ...before[1], key: 'Mediana', name: 'Mediana', options }]);
});

test('a value taken away asks with what is lost; put back it brings its variant back as it was', async () => {
  const { body } = await shirt();
  const medium = body.product_variants.find(({ key }) => key === 'M');
  const store = `/stores/${browser.test.storeId}`;
  const branch = await client.post<{ id: number }>(`${store}/user-stores`, {
    name: 'Centro',
    mobile_phone_number: '573001112233',
  });
  const order = await client.post(`${store}/orders`, {
    date: '2026-11-20T15:00:00.000Z',
    user_store_id: branch.body.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ product_id: body.id, product_variant_id: medium?.id, quantity: 1, price: 48000 }],
  });
  expect(order.status).toBe(201);
  const { user } = await openAdmin({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.click(within(size).getByRole('button', { name: 'Quitar M' }));
  await user.click(button('Guardar opciones'));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toHaveTextContent('M: 6 unidades, 1 pedido sin despachar'));
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'M' })).toBeNull());
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'M,');
  await user.click(button('Guardar opciones'));
  expect(await cell('M', 'Precio')).toHaveTextContent('$ 48.000');
});

test('saved options leave the focus where another one is added, or at the tick when there are enough', async () => {
  const { user } = await openPart({ browser, path: '/products/create' });
  await user.click(await screen.findByRole('checkbox', { name: /tiene variantes/ }));
  for (const [position, name] of ['Color', 'Talla'].entries()) {
    if (position > 0) await user.keyboard('{Enter}');
    const card = await option(`Opción ${position + 1}`);
    await user.type(within(card).getByRole('textbox', { name: 'Opción' }), name);
    await user.type(within(await option(name)).getByRole('textbox', { name: 'Valores' }), 'Uno,');
    button('Guardar opciones').focus();
    await user.keyboard('{Enter}');
    const next =
      position === 0 ? button('Nueva opción') : screen.getByRole('checkbox', { name: /tiene variantes/ });
    await waitFor(() => expect(next).toHaveFocus());
  }
});

test('[PRD-04] options: only with the checkbox, names unique, one at a time, two or three, deleting asks', async () => {
  const { user } = await openPart({ browser, path: '/products/create' });
  const has = await screen.findByRole('checkbox', { name: /tiene variantes/ });
  expect(screen.queryByRole('button', { name: 'Nueva opción' })).toBeNull();
  await user.click(has);
  const first = await option('Opción 1');
  await user.click(button('Nueva opción'));
  expect(await within(first).findAllByText(/./, { selector: '.Mui-error' })).not.toHaveLength(0);
  expect(screen.queryByRole('group', { name: 'Opción 2' })).toBeNull();
  await user.type(within(first).getByRole('textbox', { name: 'Opción' }), 'Color');
  const values = within(await option('Color')).getByRole('textbox', { name: 'Valores' });
  await user.type(values, 'Rojo,Azul{Enter}Verde{Tab}');
  expect(
    within(await option('Color')).getAllByRole('button', { name: /Quitar (Rojo|Azul|Verde)/ }),
  ).toHaveLength(3);
  // The next option saves those before it.
  await user.click(button('Nueva opción'));
  await variant('Verde');
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
  const { user } = await openPart({ browser, path: `/products/update/${body.id}` });
  const size = await option('Talla');
  await user.type(within(size).getByRole('textbox', { name: 'Valores' }), 'XL{Enter}');
  await user.click(button('Guardar'));
  await screen.findByText('Guardado');
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body;
  expect(stored.product_variants.map(({ key }) => key)).toEqual(['S', 'M', 'XL']);
});

test('[SCH-05] the section of the variants is bespoke, the rest of the form stays generated', async () => {
  await openPart({ browser, path: '/products/create' });
  expect(await screen.findByRole('checkbox', { name: /tiene variantes/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar variantes' })).toBeNull();
  for (const generated of ['Nombre', 'Precio', 'SKU', 'Etiquetas'])
    expect(screen.getByRole('textbox', { name: generated })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar información adicional' })).toBeVisible();
});

test('[PRD-05] the variants are a sheet: arrows and Enter move, Escape takes back, Ctrl+D fills down and is undone', async () => {
  const { body } = await shirt();
  const { user } = await openPart({ browser, path: `/products/update/${body.id}` });
  await user.click(await cell('S', 'Precio'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Precio de S' })).toHaveFocus());
  await user.keyboard('52.000{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Precio de M' })).toHaveFocus());
  // One editor alone: the others are text.
  expect(await cell('S', 'Precio')).toHaveTextContent('$ 52.000');
  expect(screen.queryByRole('textbox', { name: 'Precio de S' })).toBeNull();
  await user.keyboard('1{Escape}');
  expect(screen.getByRole('textbox', { name: 'Precio de M' })).toHaveValue('48000');

  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Unidades de M' })).toHaveFocus());
  await user.keyboard('{ArrowUp}12{Control>}d{/Control}');
  expect(await cell('M', 'Unidades')).toHaveTextContent('12');
  await user.click(button('Deshacer'));
  expect(await cell('M', 'Unidades')).toHaveTextContent('7');
  await user.click(await cell('S', 'Unidades'));
  await user.click(button('Copiar hacia abajo'));
  expect(await cell('M', 'Unidades')).toHaveTextContent('12');

  await user.click(button('Guardar'));
  await screen.findByText(/Guardado/);
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  expect(stored).toMatchObject([
    { key: 'S', price: 52000, quantity: 12 },
    { key: 'M', price: 48000, quantity: 12 },
  ]);
});

test('[PRD-05] a block of a spreadsheet is pasted over the cells; what does not fit is said', async () => {
  const { body } = await shirt();
  const { user } = await openAdmin({ browser, path: `/products/update/${body.id}` });
  await user.click(await cell('S', 'Precio'));
  await user.paste('$ 60.000\t55.000\t1.200\n61000\t\t0\n62000\t1\t1\n');
  expect(await screen.findByText('Pegamos lo que cabe: sobró 1 fila.')).toBeVisible();
  expect(await cell('S', 'Unidades')).toHaveTextContent('1.200');
  await user.click(button('Guardar'));
  await screen.findByText(/Guardado/);
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  expect(stored).toMatchObject([
    { key: 'S', price: 60000, discount_price: 55000, quantity: 1200 },
    { key: 'M', price: 61000, discount_price: null, quantity: 0 },
  ]);
});

test('[PRD-05] refused values stand at their cells by row and column; the first one has the focus and the text', async () => {
  const { body } = await shirt();
  const { user } = await openPart({ browser, path: `/products/update/${body.id}` });
  await user.click(await cell('M', 'Precio con descuento'));
  await user.keyboard('99.000{Tab}');
  await user.click(await cell('S', 'Precio'));
  await user.keyboard('45.5{Enter}');
  expect(await cell('S', 'Precio')).toHaveAccessibleDescription(
    'Escribe el valor completo, por ejemplo 45.000',
  );
  await user.click(button('Guardar'));
  const first = await screen.findByRole('textbox', { name: 'Precio de S' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveValue('45.5');

  await user.clear(first);
  await user.type(first, '45.500');
  await user.click(button('Guardar'));
  // The server's refusal: a discount above its price.
  expect(
    await screen.findByRole('button', { name: 'M · Precio con descuento: Debe ser menor que el precio' }),
  ).toBeVisible();
  const refused = await screen.findByRole('textbox', { name: 'Precio con descuento de M' });
  await waitFor(() => expect(refused).toHaveFocus());
  expect(refused).toHaveValue('99000');
});

test('[PRD-05] on a phone a variant opens in a sheet; price and units are copied to those below', async () => {
  const { body } = await shirt();
  const { user } = await openPart({ browser, path: `/products/update/${body.id}`, width: 390 });
  await user.click(await screen.findByRole('button', { name: /^S .*45.000 · 3 unidades/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'S' }));
  const price = sheet.getByRole('textbox', { name: 'Precio' });
  await user.clear(price);
  await user.type(price, '51000');
  await user.click(sheet.getByRole('button', { name: 'Copiar precio y unidades a las de abajo' }));
  await user.click(sheet.getByRole('button', { name: 'Siguiente' }));
  const next = within(await screen.findByRole('dialog', { name: 'M' }));
  expect(next.getByRole('textbox', { name: 'Precio' })).toHaveValue('51.000');
  await user.click(next.getByRole('button', { name: 'Listo' }));
  await user.click(button('Guardar'));
  await screen.findByText(/Guardado/);
  const stored = (await client.get<Product>(`${products()}/${body.id}`)).body.product_variants;
  expect(stored).toMatchObject([
    { key: 'S', price: 51000, quantity: 3 },
    { key: 'M', price: 51000, quantity: 3 },
  ]);
});
