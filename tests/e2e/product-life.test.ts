import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

interface Product {
  id: number;
  price: number;
  product_images: { picture_url: string }[];
  product_variants: { key: string; price: number; sku: string | null; quantity: number | null }[];
}

const visible = (found: Locator): Locator => found.filter({ visible: true }).first();

/** The product as the server has it; undefined while there is none. */
async function stored(page: Page, name: string): Promise<Product | undefined> {
  const api = `${shop.api}/products`;
  const found = (await (
    await page.request.get(`${api}?search=${encodeURIComponent(name)}`)
  ).json()) as Product[];
  return found[0];
}

async function create(page: Page, name: string): Promise<Product> {
  await page.goto('/products/create');
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#2a7a5a' } })
    .jpeg()
    .toBuffer();
  const picker = page.locator('input[type=file][multiple]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles([{ name: 'ruana.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('button', { name: /^Foto 1 de 1/ }).waitFor();
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill(name);
  await page.getByRole('textbox', { name: 'Precio' }).first().fill('90000');
  await page.getByRole('checkbox', { name: /variantes/i }).check();
  await page.getByRole('textbox', { name: 'Opción' }).fill('Talla');
  const values = page.getByRole('textbox', { name: 'Valores' });
  await values.fill('S');
  await values.press('Enter');
  await values.fill('M');
  await values.press('Enter');
  await page.getByRole('button', { name: 'Guardar opciones' }).click();
  await page.getByText('M', { exact: true }).first().waitFor();
  await visible(page.getByRole('button', { name: 'Guardar', exact: true })).click();
  await expect.poll(async () => (await stored(page, name))?.product_variants.length).toBe(2);
  const product = await stored(page, name);
  if (product === undefined) throw new Error(`${name} is not stored`);
  return product;
}

/** Writes a price of one variant in the grid, which shows a phone one field of each. */
async function price(page: Page, name: string, { id }: Product): Promise<void> {
  await page.goto(`/products/grid?ids=${id}`);
  await page.getByRole('textbox', { name: `Precio de ${name} · M` }).fill('95000');
  await page.getByText('1 producto con cambios').waitFor();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Cambiamos 1 producto.').waitFor();
}

async function bringFile(page: Page, sku: string): Promise<void> {
  await page.goto('/inventory/import');
  const file = {
    name: 'existencias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`SKU;Cantidad\n${sku};12\n`),
  };
  await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Revisar líneas' }).click();
  await page.getByText('1 línea, sin errores').waitFor();
  await page.getByRole('button', { name: 'Cargar 1 fila' }).click();
  await page.getByText('Listo, tu archivo está cargado').waitFor();
}

test('the life of a product on a phone: photo, variants, price, import, stock, share, delete, undo', async () => {
  const { page, problems } = await shop.enter(PHONE);
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname);
  });
  const name = 'Ruana de paseo';
  const made = await create(page, name);
  expect(made.product_images).toHaveLength(1);
  expect(made.product_variants.map(({ key }) => key)).toEqual(['S', 'M']);

  await price(page, name, made);
  const priced = await stored(page, name);
  expect(priced?.product_variants.map((variant) => variant.price)).toEqual([90_000, 95_000]);

  const sku = 'RUANA-PASEO';
  const variants = priced?.product_variants.map((variant) => ({
    ...variant,
    sku: variant.key === 'S' ? sku : variant.sku,
  }));
  const skus = await page.request.patch(`${shop.api}/products/${made.id}`, {
    data: { product_variants: variants },
    headers: {
      'if-match': `"${(await version(page, made)) ?? 0}"`,
      origin: shop.server.origin,
      'x-request-id': crypto.randomUUID(),
    },
  });
  expect(skus.status()).toBe(200);
  await bringFile(page, sku);
  const unitsOf = async (key: string) =>
    (await stored(page, name))?.product_variants.find((variant) => variant.key === key)?.quantity;
  expect(await unitsOf('S')).toBe(12);

  await page.goto(`/inventory?product=${made.id}`);
  const units = page.getByRole('textbox', { name: `Unidades de ${name} S` });
  await units.fill('9');
  await units.press('Enter');
  await expect.poll(() => unitsOf('S')).toBe(9);

  await page.goto(`/products/update/${made.id}`);
  await visible(page.getByRole('button', { name: 'Compartir', exact: true })).click();
  const share = page.getByRole('dialog');
  await share
    .getByRole('textbox')
    .or(share.getByText(/ruana-de-paseo/))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await share.waitFor({ state: 'hidden' });

  await visible(page.getByRole('button', { name: 'Eliminar', exact: true })).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).first().waitFor();
  expect(await stored(page, name)).toBeUndefined();
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect.poll(async () => (await stored(page, name))?.id).toBe(made.id);
  const back = await stored(page, name);
  expect(back?.product_variants.map((variant) => [variant.price, variant.quantity])).toEqual([
    [90_000, 9],
    [95_000, null],
  ]);
  // The form that deleted the product may ask for it once more before it closes.
  expect(missing.filter((path) => !path.endsWith(`/products/${made.id}`))).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

async function version(page: Page, { id }: Product): Promise<number | undefined> {
  const answer = await page.request.get(`${shop.api}/products/${id}`);
  return ((await answer.json()) as { version?: number }).version;
}
