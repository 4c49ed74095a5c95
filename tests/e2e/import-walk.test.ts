/** A file of products on its way in, on a phone: columns, mistakes, what failed, leaving, taking back. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { axe, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

const MANY = 6_000;

/** No fault at these widths; the last one is the page's own, where axe looks. */
async function looksRight(page: Page, step: string, widths: readonly number[] = [320, 390]): Promise<void> {
  await settled(page);
  expect(await axe(page), step).toEqual([]);
  expect(await wordsAstray(page), step).toEqual([]);
  expect(await sideways(page, widths), step).toEqual([]);
}

/** The lines of the file are a table where it has room. */
async function tableLooksRight(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole('grid', { name: 'Líneas del archivo' }).waitFor();
  await looksRight(page, 'review, as a table', [768, 1024, 1440]);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('grid', { name: 'Líneas del archivo' }).waitFor({ state: 'detached' });
}

const skusOf = async (page: Page, search: string): Promise<string[]> => {
  const address = `${shop.api}/products?limit=100&search=${search}`;
  const found = (await (await page.request.get(address)).json()) as { sku: string }[];
  return found.map(({ sku }) => sku).sort();
};

async function pick(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
  const buffer = Buffer.from(lines.join('\n'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name, mimeType: 'text/csv', buffer }]);
}

/** Writes over a cell of the review. */
async function correct(page: Page, cell: { line: number; column: string; text: string }): Promise<void> {
  const editor = cardOf(page, cell.line).getByRole('textbox', { name: cell.column });
  await editor.fill(cell.text);
  await editor.press('Enter');
}

function cardOf(page: Page, line: number): Locator {
  return page.getByRole('listitem').filter({ hasText: `Línea ${line} ·` });
}

test('[PRD-10] a file is mapped, corrected, loaded in part, mended, found again and taken back', async () => {
  const { page, problems } = await shop.enter(PHONE, '/products/import');
  const sku = (n: number) => `PASEO-${n}`;
  await pick(page, 'paseo.csv', [
    'Nombre;SKU;Lo que vale;Peso',
    `Gorra de paseo;${sku(1)};45.5;100`,
    `Mochila de paseo;${sku(2)};80.000;300`,
    `Bufanda de paseo;${sku(1)};30.000;200`,
    `Ruana de paseo;${sku(4)};-5;900`,
  ]);

  await page.getByText('¿Qué son estas columnas?').waitFor();
  await page.getByText('Por ejemplo: 45.5').waitFor();
  await looksRight(page, 'columns');
  await page.getByLabel('Lo que vale').selectOption({ label: 'Precio' });
  await page.getByRole('button', { name: 'Revisar líneas' }).click();

  await page.getByText('3 errores por corregir').waitFor();
  await page.getByText('Peso').waitFor();
  await looksRight(page, 'review');
  await tableLooksRight(page);
  await page.getByRole('checkbox', { name: 'Solo errores' }).check();
  await page.getByText('Mochila de paseo').waitFor({ state: 'hidden' });
  await correct(page, { line: 2, column: 'Precio', text: '45500' });
  await page.getByText('2 errores por corregir').waitFor();
  await page.getByRole('checkbox', { name: 'Solo errores' }).uncheck();
  await page.getByRole('searchbox', { name: 'Buscar en las líneas' }).fill('bufanda');
  await page.getByText('Mochila de paseo').waitFor({ state: 'hidden' });
  await correct(page, { line: 4, column: 'SKU', text: sku(3) });
  await page.getByText('1 error por corregir').waitFor();
  await page.getByRole('button', { name: 'Cargar 3 productos sin errores' }).click();

  await page.getByText('Listo, tu archivo está cargado').waitFor();
  expect(await skusOf(page, 'PASEO-')).toEqual([sku(1), sku(2), sku(3)]);
  await looksRight(page, 'failures');
  const failed = page.getByRole('listitem').filter({ hasText: 'Línea 5 ·' });
  await failed.getByRole('textbox', { name: 'Precio' }).fill('189000');
  await failed.getByRole('textbox', { name: 'Precio' }).press('Enter');
  await page.getByRole('button', { name: 'Guardar y cargar las corregidas' }).click();
  await expect.poll(() => skusOf(page, 'PASEO-')).toContain(sku(4));
  await page.getByRole('heading', { name: 'Líneas que no se pudieron cargar' }).waitFor({ state: 'hidden' });

  // Left, and found again by its history.
  await page.goto('/products');
  await page.goto('/products/import');
  await page
    .getByRole('link', { name: /paseo\.csv/ })
    .first()
    .click();
  await page.getByText('Listo, tu archivo está cargado').waitFor();
  await page.getByRole('button', { name: 'Deshacer importación' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Se eliminan los 4 nuevos.').waitFor();
  await question.getByRole('button', { name: 'Deshacer importación' }).click();
  await page.getByText('Importación deshecha').waitFor();
  expect(await skusOf(page, 'PASEO-')).toEqual([]);
  expect(problems).toEqual([]);
});

test('[PRD-10] a long import is left while it runs, found again, and cancelled', async () => {
  const { page, problems } = await shop.enter(PHONE, '/products/import');
  const lines = Array.from({ length: MANY }, (_, n) => `Producto largo ${n};LARGO-${n};1000`);
  await pick(page, 'largo.csv', ['Nombre;SKU;Precio', ...lines]);
  await page.getByRole('button', { name: 'Revisar líneas' }).click();
  // So many lines take a while to be checked with the store.
  await page.getByRole('button', { name: 'Cargar sin esperar' }).click();
  await page.getByRole('button', { name: 'Cancelar la carga' }).waitFor({ timeout: 60_000 });
  await looksRight(page, 'progress');
  await page.goto('/products/import');
  await page.getByRole('link', { name: /largo.*Cargando/ }).click();
  await page.getByRole('button', { name: 'Cancelar la carga' }).click();
  await page.getByText('Carga cancelada').waitFor();
  await looksRight(page, 'cancelled');
  const kept = page.getByText('Nuevos', { exact: true });
  await kept.waitFor();
  const { length } = await skusOf(page, 'LARGO-');
  expect(length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
