import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const shop = openShop();

test('on a phone, all products of a search get another price in one call, and the notice takes it back', async () => {
  const { page } = await shop.enter(PHONE, '/products');
  const price = page.getByText('$ 27.900').first();
  await page.getByPlaceholder('Buscar productos').fill('jabón');
  await price.waitFor();
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page
    .getByRole('checkbox', { name: /^Seleccionar Jabón/ })
    .first()
    .click();
  await page.getByRole('toolbar').waitFor();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Precio…' }).click();
  await page.getByLabel(/Porcentaje \(/).fill('10');
  await page.getByText('$ 30.690').waitFor();
  await page.getByRole('button', { name: /^Cambiar \d/ }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText(/como antes/).waitFor();
  await price.waitFor();
  expect(await page.getByText('$ 30.690').count()).toBe(0);
});

test('what was deleted comes back from the log', async () => {
  const { page } = await shop.enter({ viewport: { width: 1440, height: 900 } }, '/products');
  const box = page.getByRole('checkbox', { name: 'Seleccionar Tarjeta escrita a mano' });
  await box.click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(/^Eliminamos 1 producto/).waitFor();
  await page.goto('/config/audit');
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await page
    .getByText(/recuperó Tarjeta escrita a mano/)
    .first()
    .waitFor();
  await page.goto('/products');
  await box.waitFor();
  expect(await box.count()).toBe(1);
});
