import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TeamRole } from '../../../domain/access/team.ts';
import words from '../../../i18n/products/es.json';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

configure({ defaultHidden: true });

const WHY = { price: words.locked.products_edit_price, stock: words.locked.products_edit_stock };

let browser: BrowserWithApi;
let owner: TestClient;
let withVariants: number;
let plain: number;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages and forms before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/GeneratedCreate.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
    loadForm('products'),
  ]);
  owner = await signedIn(browser.test, 'owner');
  const values = ['S', 'M'].map((value) => ({ name: value, value }));
  const { body } = await owner.post<{ id: number }>(store('/products'), {
    name: 'Ruana',
    price: 90_000,
    active: 1,
    product_options: [{ name: 'Talla', options: values }],
    product_variants: values.map(({ value }) => ({
      key: value,
      name: value,
      options: [{ name: 'Talla', value }],
      price: 90_000,
      quantity: 4,
    })),
  });
  withVariants = body.id;
  const bag = { name: 'Mochila', price: 70_000, quantity_available: 4, active: 1 };
  plain = (await owner.post<{ id: number }>(store('/products'), bag)).body.id;
});
afterAll(() => browser.close());
afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const store = (below: string) => `/stores/${browser.test.storeId}${below}`;
const field = (name: string) => screen.getByRole('textbox', { name });

/** The role of the seller, who may change products, with these permissions besides. */
async function sellerMay(...permissions: string[]): Promise<void> {
  const { body } = await owner.get<TeamRole[]>(store('/roles'));
  const role = body.find(({ name }) => name === 'Ventas');
  await owner.put(store(`/roles/${role?.id}`), {
    name: 'Ventas',
    permissions: ['products.write', 'collections.read', ...permissions],
  });
}

test('whose role keeps prices and stock shut reads them with the reason, and saves the rest', async () => {
  await sellerMay();
  const { user } = await openPart({ browser, who: 'seller', path: `/products/update/${withVariants}` });
  const name = await screen.findByRole('rowheader', { name: 'M' });
  const cells = within(name.closest<HTMLElement>('[role=row]') ?? name).getAllByRole('gridcell');
  for (const cell of cells.slice(0, 3)) expect(cell).toHaveAttribute('aria-readonly', 'true');
  expect(cells[3]).not.toHaveAttribute('aria-readonly');
  await user.click(cells[0] ?? name);
  expect(screen.getByRole('textbox', { name: 'Precio de M' })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Poner a todas el precio del producto' })).toBeNull();

  const price = screen.getAllByRole('textbox', { name: 'Precio' })[0];
  expect(price).toHaveAttribute('readonly');
  expect(price).toHaveAccessibleDescription(WHY.price);

  await user.type(field('Nombre'), ' boyacense');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado');
});

test('one permission opens its own fields alone', async () => {
  await sellerMay('products.edit_price');
  await openPart({ browser, who: 'seller', path: `/products/update/${plain}` });
  const stock = await screen.findByRole('textbox', { name: 'Unidades disponibles' });
  expect(stock).toHaveAttribute('readonly');
  expect(stock).toHaveAccessibleDescription(WHY.stock);
  expect(field('Precio')).not.toHaveAttribute('readonly');
  expect(screen.queryByText(WHY.price)).toBeNull();
});

test('who makes a product prices it', async () => {
  await sellerMay();
  await openPart({ browser, who: 'seller', path: '/products/create' });
  expect(await screen.findByRole('textbox', { name: 'Precio' })).not.toHaveAttribute('readonly');
  expect(screen.queryByText(WHY.price)).toBeNull();
});

test('the cost and what a unit leaves are for who may see costs', async () => {
  const { body } = await owner.get<{ version: number }>(store(`/products/${plain}`));
  const headers = { 'if-match': `"${body.version}"` };
  await owner.patch(store(`/products/${plain}`), { cost: 40_000 }, { headers });
  await sellerMay('products.edit_price');
  const { unmount } = await openPart({ browser, who: 'seller', path: `/products/update/${plain}` });
  await screen.findByRole('textbox', { name: 'Precio' });
  expect(screen.queryByRole('textbox', { name: 'Costo' })).toBeNull();
  expect(screen.queryByText(/por unidad/)).toBeNull();
  unmount();
  await sellerMay('products.costs', 'orders.read');
  await openPart({ browser, who: 'seller', path: `/products/update/${plain}` });
  expect(await screen.findByRole('textbox', { name: 'Costo' })).toHaveValue('40.000');
  expect(await screen.findByText('Ganas $ 30.000 por unidad (43%)')).toBeVisible();
});
