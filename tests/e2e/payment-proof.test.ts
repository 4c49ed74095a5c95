import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { axe, settled, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

const card = (page: Page) => page.getByRole('region', { name: 'Comprobante de pago' });
const choose = (page: Page) => page.locator('input[type=file][accept*=pdf]');

async function photoOf(width: number, height: number) {
  const photo = sharp({ create: { width, height, channels: 3, background: '#7a9e7e' } });
  return { name: 'nequi.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
}

async function openOrder(page: Page, sequence: number): Promise<string> {
  const answer = await page.request.get(`${shop.api}/orders?search=%23${sequence}`);
  const [order]: { id: number }[] = await answer.json();
  await page.goto(`/orders/${order?.id}`);
  await card(page).getByRole('button', { name: 'Adjuntar comprobante' }).waitFor();
  return `${shop.api}/orders/${order?.id}`;
}

test('[ORD-07] a proof whose answer is lost is chosen again, and attached once', async () => {
  const sequence = await orderByApi(shop);
  const { page, close } = await shop.enter(PHONE, '/orders');
  const path = await openOrder(page, sequence);
  const proof = await photoOf(900, 600);
  let lost = 0;
  await page.route('**/proofs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The server does the work; the network fails before the phone hears of it.
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  });
  await choose(page).setInputFiles(proof);
  await card(page).getByRole('alert').waitFor();
  expect(lost).toBe(4);
  await page.unroute('**/proofs');
  await choose(page).setInputFiles(proof);
  await card(page).getByText('Comprobante adjunto').waitFor();
  expect(await (await page.request.get(`${path}/proofs`)).json()).toHaveLength(1);
  await close();
});

test('[ORD-07] a proof is attached, rejected, and another one approved', async () => {
  // Before the page is open, which else counts it as new.
  const sequence = await orderByApi(shop);
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  const path = await openOrder(page, sequence);
  await choose(page).setInputFiles({
    name: 'recibo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  });
  await card(page).getByText('Comprobante adjunto').waitFor();
  await card(page).getByRole('button', { name: 'Revisar el comprobante 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Es un PDF. Descárgalo para verlo.').waitFor();
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await dialog.getByRole('textbox', { name: '¿Por qué lo rechazas?' }).pressSequentially('Es de otro día');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await card(page).getByText('Es de otro día').waitFor();
  await card(page).getByText('Comprobante adjunto').waitFor({ state: 'detached' });

  await choose(page).setInputFiles(await photoOf(1200, 2400));
  await card(page).getByRole('button', { name: 'Revisar el comprobante 2' }).click();
  const shown = dialog.getByRole('img', { name: 'Comprobante de pago del pedido' });
  await shown.waitFor();
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalHeight))
    .toBe(1600);
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' }).waitFor();
  await card(page).getByText('Aprobado', { exact: true }).waitFor();
  expect(await (await page.request.get(path)).json()).toMatchObject({ order_status_id: 4, paid: 90_000 });
  await settled(page);
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page, [360, 390, 768, 1024, 1440])).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
