import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('[SHL-09] on a phone, back ends what lies over the list before it leaves it', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Productos' }).last().tap();
  await page.waitForURL(/\/products$/);
  await settled(page);

  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/products');

  await page.getByRole('button', { name: 'Seleccionar', exact: true }).tap();
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar / });
  await boxes.first().tap();
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar', exact: true }).tap();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await boxes.first().isChecked()).toBe(true);
  await page.goBack();
  await boxes.first().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/products');

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
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Carriel');
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar cambios' }).tap();
  await page.waitForURL(/\/products$/);
  expect(problems).toEqual([]);
  await close();
});
