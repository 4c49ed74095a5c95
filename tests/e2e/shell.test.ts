import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('[SHL-07] an order made elsewhere shows on the phone that lies on the counter', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  await page.getByRole('link', { name: 'Pedidos', exact: true }).waitFor();
  await orderByApi(shop);
  await page.getByRole('link', { name: 'Pedidos: 1 pedido nuevo' }).waitFor({ timeout: 60_000 });
  expect(problems).toEqual([]);
  await close();
});

test('[SHL-12] the QR code is downloaded as a picture to print', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  await page.getByRole('button', { name: 'Compartir tienda' }).click();
  await page.getByRole('dialog', { name: 'Comparte tu tienda' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar QR' }).click(),
  ]);
  const picture = await readFile(await download.path());
  // PNG: the signature, then the width and the height of its first chunk.
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(1024);
  expect(picture.readUInt32BE(20)).toBe(picture.readUInt32BE(16));
  expect(problems).toEqual([]);
  await close();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the palette on %s finds a client by the keyboard alone', async (_, device) => {
  const { page, problems, close } = await shop.enter(device);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar en toda tu tienda' }).waitFor();
  await page.keyboard.type('pineda');
  await page
    .getByRole('option', { name: /Pineda.*Clientes$/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(orders|clients)\//);
  expect(problems).toEqual([]);
  await close();
});
