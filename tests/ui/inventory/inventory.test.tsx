import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

interface Product {
  id: number;
  quantity_available: number | null;
  price: number;
  product_variants: { id: number; quantity: number | null; price: number }[];
}

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;
let cap: Product;
let shirt: Product;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}`;
  const { body: old } = await owner.get<Product[]>(`${base}/products?limit=100`);
  if (old.length > 0) await owner.delete(`${base}/products`, { ids: old.map(({ id }) => id) });
  const make = async (fields: object) =>
    (await owner.post<Product>(`${base}/products`, { active: 1, ...fields })).body;
  cap = await make({ name: 'Boina', price: 20_000, quantity_available: 8, sku: 'BOI' });
  shirt = await make({
    name: 'Camiseta',
    price: 50_000,
    product_options: [{ name: 'Talla', options: ['S', 'M'].map((value) => ({ name: value, value })) }],
    product_variants: [
      { key: 'S', price: 50_000, quantity: 3 },
      { key: 'M', price: 52_000, quantity: 0 },
    ],
  });
});

const quantity = async () => (await owner.get<Product>(`${base}/products/${cap.id}`)).body.quantity_available;
const variants = async () => (await owner.get<Product>(`${base}/products/${shirt.id}`)).body.product_variants;
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('[INV-01] units are typed in the table and saved at once; Enter goes down, Escape takes back', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  expect(await screen.findByRole('heading', { level: 1, name: /^Inventario/ })).toBeVisible();
  const units = await cell('Unidades de Boina');
  await user.click(units);
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Unidades de Camiseta S' })).toHaveFocus());
  await waitFor(async () => expect(await quantity()).toBe(12));
  await user.keyboard('99{Escape}');
  await waitFor(async () => expect(await cell('Unidades de Camiseta S')).toHaveValue('3'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Unidades de Camiseta M' })).toHaveFocus());
  expect((await variants()).map((one) => one.quantity)).toEqual([3, 0]);
});

test('[INV-01] the menu leads to it, between orders and clients, and a name to its product', async () => {
  const { user, path } = await openAdmin({ browser, path: '/products' });
  const menu = within(await screen.findByRole('navigation', { name: 'Navegación principal' }));
  const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(links.indexOf('Pedidos'), links.indexOf('Clientes') + 1)).toEqual([
    'Pedidos',
    'Inventario',
    'Clientes',
  ]);
  await user.click(menu.getByRole('link', { name: 'Inventario' }));
  await cell('Unidades de Boina');
  await user.click(await screen.findByRole('link', { name: 'Boina' }));
  await waitFor(() => expect(path()).toBe(`/products/update/${cap.id}`));
});

test('what is no number is said at its cell and not sent; a price below its discount neither', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  const units = await cell('Unidades de Boina');
  await user.click(units);
  await user.keyboard('doce{Tab}');
  expect(await screen.findByText('Escribe un número entero, de 0 en adelante')).toBeVisible();
  expect(await cell('Unidades de Boina')).toHaveValue('doce');
  expect(await quantity()).toBe(8);
  await owner.patch(`${base}/products/${cap.id}`, { discount_price: 15_000 });
  const price = await cell('Precio de Boina');
  await user.click(price);
  await user.keyboard('15.000{Tab}');
  expect(await screen.findByText('Debe ser mayor que el precio con descuento')).toBeVisible();
});

test('a sale in between is said at the cell, and the second try replaces it', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  const units = await cell('Unidades de Boina');
  const adjust = `${base}/inventory/${cap.id}/0/adjustments`;
  await owner.post(adjust, { delta: -2, reason: 'loss' });
  await user.click(units);
  await user.keyboard('20{Tab}');
  expect(await screen.findByText(/Mientras tanto cambió a 6/)).toBeVisible();
  expect(await quantity()).toBe(6);
  await user.click(await cell('Unidades de Boina'));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await quantity()).toBe(20));
});

test('a column copied from a spreadsheet fills the cells below, and says how much was left', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  await user.click(await cell('Unidades de Boina'));
  await user.paste('7\t20000\r\n1.200\r\n4\r\n9\r\n');
  await waitFor(async () => expect((await variants()).map((one) => one.quantity)).toEqual([1200, 4]));
  expect(await quantity()).toBe(7);
  expect(await screen.findByText('Pegamos hasta el final de la página. Sobró 1 fila.')).toBeVisible();
  // What is refused afterwards does not say that it is saved.
  const units = await cell('Unidades de Boina');
  await user.click(units);
  await user.paste('siete\r\n1200\r\n');
  await waitFor(() => expect(units).toBeInvalid());
  expect(within(units.closest('td') ?? document.body).queryByText('Guardado')).toBeNull();
});

test('the ledger beside a shelf says what changed it, and takes units in or out with a reason', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  await user.click(await screen.findByRole('button', { name: 'Movimientos de Boina' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Movimientos' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Qué pasa' }), 'Salen');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Motivo' }), 'Daño');
  await user.click(sheet.getByRole('button', { name: 'Registrar' }));
  expect(await sheet.findByText('Escribe cuántas, de 1 en adelante')).toBeVisible();
  await user.type(sheet.getByRole('textbox', { name: 'Cuántas' }), '2');
  await user.type(sheet.getByRole('textbox', { name: 'Nota (opcional)' }), 'Se mojó');
  await user.click(sheet.getByRole('button', { name: 'Registrar' }));
  expect(await sheet.findByText('Se mojó')).toBeVisible();
  const [latest] = await sheet.findAllByRole('listitem');
  expect(latest).toHaveTextContent(/−2Daño.*quedan 6/);
  expect(await quantity()).toBe(6);
});

test('what runs out has a tab with its number, and the limit is set there', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  await user.click(await screen.findByRole('tab', { name: 'Se agota 1' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Unidades de Boina' })).toBeNull());
  const limit = await screen.findByRole('textbox', { name: 'Se agota con esta cantidad o menos' });
  await user.clear(limit);
  await user.type(limit, '8');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('tab', { name: 'Se agota 2' })).toBeVisible();
  // The number beside the title is that of what is listed.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/2$/));
  expect(await cell('Unidades de Boina')).toBeVisible();
  await owner.put(`${base}/inventory/threshold`, { low_stock: 5 });
});

test('a count is typed, reviewed and applied; what was not counted stays', async () => {
  const { user, path } = await openPart({ browser, path: '/inventory' });
  await user.click(await screen.findByRole('button', { name: 'Contar inventario' }));
  const counted = await cell('Contado de Boina');
  await user.click(counted);
  await user.keyboard('6{Enter}');
  expect(await screen.findByText('1 contado de 3 · 1 diferencia')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revisar y aplicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisar y aplicar' }));
  expect(await dialog.findByText('8 → 6')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Listo: cambió 1 cantidad.')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/inventory'));
  expect(await quantity()).toBe(6);
  expect((await variants()).map((one) => one.quantity)).toEqual([3, 0]);
});

test('[INV-03] a phone has cards with a stepper: taps are one change in the ledger', async () => {
  const { user } = await openPart({ browser, path: '/inventory', width: 390 });
  const more = await screen.findByRole('button', { name: 'Una más de Boina' });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Una menos de Boina' }));
  await user.click(more);
  await waitFor(async () => expect(await quantity()).toBe(10));
  const { body } = await owner.get<{ delta: number }[]>(`${base}/inventory/${cap.id}/0/movements`);
  expect(body.map(({ delta }) => delta)).toEqual([2, 8]);
  await waitFor(async () => expect(await cell('Unidades de Boina')).toHaveValue('10'));
});

test.each([1280, 390])(
  '[INV-01] an emptied cell says what it had, and comes back, %i px wide',
  async (width) => {
    const { user } = await openPart({ browser, path: '/inventory', width });
    const units = await cell('Unidades de Boina');
    await user.clear(units);
    await user.keyboard('{Tab}');
    expect(await screen.findByText('«Boina» deja de contarse: tenía 8.')).toBeVisible();
    expect(await quantity()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Listo: «Boina» otra vez con 8.')).toBeVisible();
    expect(await quantity()).toBe(8);
  },
);

test.each([1280, 390])(
  'a count says what it changes, from what to what, and an emptied cell of it comes back, %i px wide',
  async (width) => {
    await owner.post(`${base}/inventory/count`, {});
    onTestFinished(async () => void (await owner.delete(`${base}/inventory/count`)));
    const { user } = await openPart({ browser, path: '/inventory?count=all', width });
    const counted = await cell('Contado de Boina');
    await user.click(counted);
    await user.keyboard('6{Tab}');
    await waitFor(async () =>
      expect(await cell('Contado de Boina')).toHaveAccessibleDescription('Cambia de 8 a 6'),
    );
    expect(screen.getByText(width === 390 ? '8 → 6 (−2)' : '−2')).toBeVisible();
    expect(await cell('Contado de Camiseta S')).not.toHaveAccessibleDescription();
    await user.clear(await cell('Contado de Boina'));
    await user.keyboard('{Tab}');
    expect(await screen.findByText('Borramos lo contado de «Boina»: era 6.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Listo: «Boina» otra vez con 6.')).toBeVisible();
    expect(await cell('Contado de Boina')).toHaveValue('6');
  },
);

/** A blouse in two sizes and three colours: none of the first, one of the second, two of the third… */
async function blouse(): Promise<Product> {
  const option = (name: string, ...values: string[]) => ({
    name,
    options: values.map((value) => ({ name: value, value })),
  });
  const { body } = await owner.post<Product>(`${base}/products`, {
    name: 'Blusa',
    price: 30_000,
    active: 1,
    product_options: [option('Talla', 'S', 'M'), option('Color', 'Azul', 'Rojo', 'Verde')],
    product_variants: ['S Azul', 'S Rojo', 'S Verde', 'M Azul', 'M Rojo', 'M Verde'].map((key, quantity) => ({
      key,
      price: 30_000,
      quantity,
    })),
  });
  return body;
}

test('[INV-01] the variants of a product are a table of colours by sizes, with sums; keys go everywhere, a block is pasted', async () => {
  const { id } = await blouse();
  const { user, path } = await openPart({ browser, path: '/inventory', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Por producto' }));
  await user.click(await screen.findByRole('link', { name: 'Blusa' }));
  await waitFor(() => expect(path()).toBe(`/inventory?by=product&product=${id}`));
  const table = within(await screen.findByRole('table'));
  const texts = () =>
    table
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => [...cells].map((one) => one.querySelector('input')?.value ?? one.textContent));
  expect(texts()).toEqual([
    ['Color / Talla', 'S', 'M', 'Total'],
    ['Azul', '0', '3', '3'],
    ['Rojo', '1', '4', '5'],
    ['Verde', '2', '5', '7'],
    ['Total', '3', '12', '15'],
  ]);
  const box = (name: string) => screen.getByRole('textbox', { name: `Unidades de Blusa ${name}` });
  expect(box('S Azul')).toHaveAccessibleDescription('Agotado');
  await user.click(box('S Azul'));
  await user.keyboard('8{ArrowRight}');
  // Inside of what is typed the arrow moves the caret; a second one leaves at its end.
  expect(box('M Azul')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}{Enter}');
  expect(box('M Azul')).toHaveFocus();
  await waitFor(() => expect(texts().at(-1)).toEqual(['Total', '11', '12', '23']));
  expect(box('S Azul')).not.toHaveAccessibleDescription('Agotado');
  await user.click(box('S Rojo'));
  await user.paste('20\t21\n30\t31\n40\t41');
  expect(await screen.findByText('Pegamos hasta el final de la página. Sobró 1 fila.')).toBeVisible();
  await waitFor(() => expect(texts().at(-1)).toEqual(['Total', '58', '55', '113']));
  const { body } = await owner.get<Product>(`${base}/products/${id}`);
  expect(body.product_variants.map(({ quantity: units }) => units)).toEqual([8, 20, 30, 3, 21, 31]);
  await user.click(screen.getByRole('button', { name: 'Movimientos de Blusa S Rojo' }));
  expect(await screen.findByRole('dialog', { name: 'Movimientos' })).toBeVisible();
});

test('[INV-01] who may only read has the table with its sums, and what changed each variant', async () => {
  const { id } = await blouse();
  const { user } = await openPart({ browser, who: 'viewer', path: `/inventory?product=${id}` });
  expect(await screen.findByRole('row', { name: /^Total/ })).toHaveTextContent('Total31215');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unidades de Blusa S Azul: 0, Agotado' }));
  expect(await screen.findByRole('dialog', { name: 'Movimientos' })).toBeVisible();
});

test('a scanner types a code and Enter: its shelf has the focus, and after its units the search again', async () => {
  const options = [{ name: 'Talla', value: 'S' }];
  await owner.post(`${base}/products`, {
    name: 'Saco',
    price: 80_000,
    active: 1,
    product_options: [{ name: 'Talla', options }],
    product_variants: [{ key: 'S', price: 80_000, quantity: 2, barcode: '7701234567897' }],
  });
  const { user } = await openPart({ browser, path: '/inventory' });
  await cell('Unidades de Boina');
  const search = screen.getByRole('searchbox');
  await user.click(search);
  await user.keyboard('7701234567897{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Unidades de Saco S' })).toHaveFocus());
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(search).toHaveFocus());
  await waitFor(async () => expect(await cell('Unidades de Saco S')).toHaveValue('5'));
  await user.keyboard('boi{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Unidades de Boina' })).toHaveFocus());
});

test('a member who may only read sees the stock and changes nothing', async () => {
  await openPart({ browser, who: 'viewer', path: '/inventory' });
  expect(await screen.findByText('BOI')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boina' }).getAttribute('href')).toMatch(/^\/products\/\d+\/show$/);
  expect(screen.queryByRole('textbox', { name: 'Unidades de Boina' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Contar inventario' })).toBeNull();
});

test('[INV-03] on a phone shelves are selected and leave the inventory, after a question, and come back', async () => {
  const { user } = await openPart({ browser, path: '/inventory', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Seleccionar' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Boina' }));
  const bar = within(await screen.findByRole('toolbar', { name: '1 seleccionado' }));
  await user.click(bar.getByRole('button', { name: 'Quitar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/1 fila sale del inventario.*sigue a la venta/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Quitar' }));
  await waitFor(async () => expect(await quantity()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await quantity()).toBe(8));
  expect(await screen.findByText('Vuelve a contarse 1 fila.')).toBeVisible();
});

test('[INV-03] the menu of a phone leads to products, import and count', async () => {
  const { user, path } = await openPart({ browser, path: '/inventory', width: 390 });
  await screen.findByRole('button', { name: 'Una más de Boina' });
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  const choices = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(choices).toEqual([
    'Contar inventario',
    'Etiquetas',
    'Importar',
    'Exportar a Excel',
    'Exportar a CSV',
    'Ver productos',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Importar' }));
  await waitFor(() => expect(path()).toBe('/inventory/import'));
  await user.click(await screen.findByRole('link', { name: 'Volver' }));
  await waitFor(() => expect(path()).toBe('/inventory'));
});

test('[INV-04] on the free plan import and export say what it takes, and lead to the plans', async () => {
  await browser.test.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', browser.test.storeId).execute(),
  );
  browser.test.clock.advance(2000);
  try {
    const { user, path } = await openAdmin({ browser, path: '/inventory' });
    await user.click(await screen.findByRole('button', { name: 'Importar' }));
    expect(await screen.findByRole('dialog', { name: 'Para importar y exportar con Excel' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar a Excel' }));
    expect(await screen.findByRole('dialog', { name: 'Para importar y exportar con Excel' })).toBeVisible();
    expect(path()).toBe('/inventory');
  } finally {
    await browser.test.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: 'pro' }).where('id', '=', browser.test.storeId).execute(),
    );
    browser.test.clock.advance(2000);
  }
});

test('a product gets a threshold of its own beside its movements, and loses it again', async () => {
  const { user } = await openPart({ browser, path: '/inventory' });
  await user.click(await screen.findByRole('button', { name: 'Movimientos de Boina' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Movimientos' }));
  await user.type(
    sheet.getByRole('textbox', { name: 'Avisar cuando queden (solo este producto)' }),
    '20{Enter}',
  );
  expect(await screen.findByRole('tab', { name: 'Se agota 2', hidden: true })).toBeInTheDocument();
});

test('[INV-01] on a tablet the state stands below the name, and the column leaves', async () => {
  await openPart({ browser, path: '/inventory', width: 768 });
  const row = await screen.findByRole('row', { name: /Camiseta.*M/ });
  const [title] = within(row).getAllByRole('cell');
  expect(title).toHaveTextContent(/Camiseta.*Agotado/);
  expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
});
