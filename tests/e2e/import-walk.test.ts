/** A file of products on its way in, on a phone and on a desktop: columns, mistakes, what failed, leaving, taking back. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { axe, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

const MANY = 6_000;

interface Screen {
  page: Page;
  phone: boolean;
  width: number;
}

async function looksRight({ page, width }: Screen, step: string): Promise<void> {
  await settled(page);
  expect(await axe(page), step).toEqual([]);
  expect(await wordsAstray(page), step).toEqual([]);
  expect(await sideways(page, [width]), step).toEqual([]);
}

const skusOf = async ({ page }: Screen, search: string): Promise<string[]> => {
  const address = `${shop.api}/products?limit=100&search=${search}`;
  const found = (await (await page.request.get(address)).json()) as { sku: string }[];
  return found.map(({ sku }) => sku).sort();
};

async function pick({ page }: Screen, name: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
  const buffer = Buffer.from(lines.join('\n'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name, mimeType: 'text/csv', buffer }]);
}

/** Writes over a cell of the review: a cell of the table, or the input of a card. */
async function correct(
  { page, phone }: Screen,
  cell: { line: number; column: string; was: string; text: string },
): Promise<void> {
  const editor = phone
    ? cardOf(page, cell.line).getByRole('textbox', { name: cell.column })
    : page.getByRole('textbox', { name: `${cell.column}, línea ${cell.line}`, exact: true });
  if (!phone)
    await page
      .getByRole('grid', { name: 'Líneas del archivo' })
      .getByRole('row', { name: new RegExp(`^${cell.line}\\b`) })
      .getByText(cell.was, { exact: true })
      .click();
  await editor.fill(cell.text);
  await editor.press('Enter');
}

function cardOf(page: Page, line: number): Locator {
  return page.getByRole('listitem').filter({ hasText: `Línea ${line} ·` });
}

test.each([
  ['a phone, 390 px', PHONE],
  ['a desktop, 1440 px', DESKTOP],
])(
  '[PRD-10] on %s a file is mapped, corrected, loaded in part, mended, found again and taken back',
  async (_, size) => {
    const { page, problems } = await shop.enter(size, '/products/import');
    const { width } = size.viewport;
    const screen: Screen = { page, phone: size === PHONE, width };
    const sku = (n: number) => `PASEO${width}-${n}`;
    await looksRight(screen, 'upload');
    await pick(screen, 'paseo.csv', [
      'Nombre;SKU;Lo que vale;Peso',
      `Gorra de paseo;${sku(1)};45.5;100`,
      `Mochila de paseo;${sku(2)};80.000;300`,
      `Bufanda de paseo;${sku(1)};30.000;200`,
      `Ruana de paseo;${sku(4)};-5;900`,
    ]);

    await page.getByText('¿Qué son estas columnas?').waitFor();
    await page.getByText('Por ejemplo: 45.5').waitFor();
    await looksRight(screen, 'columns');
    await page.getByLabel('Lo que vale').selectOption({ label: 'Precio' });
    await page.getByRole('button', { name: 'Revisar líneas' }).click();

    await page.getByText('3 errores por corregir').waitFor();
    await page.getByText('Peso').waitFor();
    await looksRight(screen, 'review');
    await page.getByRole('checkbox', { name: 'Solo errores' }).check();
    await page.getByText('Mochila de paseo').waitFor({ state: 'hidden' });
    await correct(screen, { line: 2, column: 'Precio', was: '45.5', text: '45500' });
    await page.getByText('2 errores por corregir').waitFor();
    await page.getByRole('checkbox', { name: 'Solo errores' }).uncheck();
    await page.getByRole('searchbox', { name: 'Buscar en las líneas' }).fill('bufanda');
    await page.getByText('Mochila de paseo').waitFor({ state: 'hidden' });
    await correct(screen, { line: 4, column: 'SKU', was: sku(1), text: sku(3) });
    await page.getByText('1 error por corregir').waitFor();
    await looksRight(screen, 'review, searched');
    await page.getByRole('button', { name: 'Cargar 3 productos sin errores' }).click();

    await page.getByText('Listo, tu archivo está cargado').waitFor();
    expect(await skusOf(screen, `PASEO${width}`)).toEqual([sku(1), sku(2), sku(3)]);
    await looksRight(screen, 'failures');
    const failed = page.getByRole('listitem').filter({ hasText: 'Línea 5 ·' });
    await failed.getByRole('textbox', { name: 'Precio' }).fill('189000');
    await failed.getByRole('textbox', { name: 'Precio' }).press('Enter');
    await page.getByRole('button', { name: 'Guardar y cargar las corregidas' }).click();
    await expect.poll(() => skusOf(screen, `PASEO${width}`), { timeout: 30_000 }).toContain(sku(4));
    await page
      .getByRole('heading', { name: 'Líneas que no se pudieron cargar' })
      .waitFor({ state: 'hidden' });

    // Left, and found again by its history.
    await page.goto('/products');
    await page.goto('/products/import');
    await page
      .getByRole('link', { name: /paseo\.csv/ })
      .first()
      .click();
    await page.getByText('Listo, tu archivo está cargado').waitFor();
    await looksRight(screen, 'result');
    await page.getByRole('button', { name: 'Deshacer importación' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Se eliminan los 4 nuevos.').waitFor();
    await question.getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByText('Importación deshecha').waitFor();
    expect(await skusOf(screen, `PASEO${width}`)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('[PRD-10] a long import is left while it runs, found again, and cancelled', async () => {
  const { page, problems } = await shop.enter(PHONE, '/products/import');
  const screen: Screen = { page, phone: true, width: PHONE.viewport.width };
  const lines = Array.from({ length: MANY }, (_, n) => `Producto largo ${n};LARGO-${n};1000`);
  await pick(screen, 'largo.csv', ['Nombre;SKU;Precio', ...lines]);
  await page.getByRole('button', { name: 'Revisar líneas' }).click();
  await page.getByRole('button', { name: 'Cargar 6.000 productos' }).click();
  await page.getByRole('button', { name: 'Cancelar la carga' }).waitFor({ timeout: 60_000 });
  await looksRight(screen, 'progress');
  await page.goto('/products/import');
  await page.getByRole('link', { name: /largo.*Cargando/ }).click();
  await page.getByRole('button', { name: 'Cancelar la carga' }).click();
  await page.getByText('Carga cancelada').waitFor();
  await looksRight(screen, 'cancelled');
  const kept = page.getByText('Nuevos', { exact: true });
  await kept.waitFor();
  const { length } = await skusOf(screen, 'LARGO-');
  expect(length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
