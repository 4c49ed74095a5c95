import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/** Goes back to where something stops it: the router returns to the address by itself. */
async function goBackInVain(page: Page): Promise<void> {
  const { pathname: here } = new URL(page.url());
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === here);
}

test('[SHL-09] on a phone, back ends what lies over the list before it leaves it', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Productos' }).last().tap();
  await page.waitForURL(/\/products$/);
  await settled(page);

  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.waitFor();
  await goBackInVain(page);
  await sheet.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Seleccionar', exact: true }).tap();
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar / });
  await boxes.first().tap();
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar', exact: true }).tap();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await goBackInVain(page);
  await question.waitFor({ state: 'detached' });
  expect(await boxes.first().isChecked()).toBe(true);
  await goBackInVain(page);
  await boxes.first().waitFor({ state: 'detached' });

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(problems).toEqual([]);
  await close();
});

test('[SHL-09] on a phone, back from a form with changes asks, and back on the question keeps them', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/products');
  await page.getByRole('link', { name: 'Crear producto' }).first().tap();
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Carriel');
  await goBackInVain(page);
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
  await question.waitFor();
  await goBackInVain(page);
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Carriel');
  await goBackInVain(page);
  await question.getByRole('button', { name: 'Descartar cambios' }).tap();
  await page.waitForURL(/\/products$/);
  expect(problems).toEqual([]);
  await close();
});
