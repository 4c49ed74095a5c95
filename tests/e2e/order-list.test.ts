import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { axe, settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

const card = (page: Page, sequence: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `#${sequence}`, exact: true }) });
const row = (page: Page, sequence: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Ver qué hay en #${sequence}` }) });
const paid = (part: Locator): Locator =>
  part.getByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' });
const unpaid = (part: Locator): Locator =>
  part.getByRole('button', { name: 'Estado del pedido: Pendiente de pago. Cambiar' });

test('[ORD-16] an order arrives on two screens, is marked paid on the phone, and the desktop follows', async () => {
  const phone = await shop.enter(PHONE, '/orders');
  const desktop = await shop.enter(DESKTOP, '/orders');
  await phone.page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .waitFor();
  await desktop.page
    .getByRole('button', { name: /^Ver qué hay en/ })
    .first()
    .waitFor();
  const top = await phone.page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .textContent();

  const sequence = await orderByApi(shop);
  const pill = { name: '1 pedido nuevo' };
  await phone.page.getByRole('button', pill).waitFor();
  expect(
    await phone.page
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .textContent(),
  ).toBe(top);
  expect(await phone.page.title()).toMatch(/^\(1\) Pedidos/);
  expect(await axe(phone.page)).toEqual([]);
  await phone.page.getByRole('button', pill).click();
  await desktop.page.getByRole('button', pill).click();
  await unpaid(row(desktop.page, sequence)).waitFor();

  await card(phone.page, sequence)
    .getByRole('button', { name: /^Cobrar/ })
    .click();
  await phone.page.getByRole('button', { name: /^Efectivo: recibir/ }).click();
  await paid(card(phone.page, sequence)).waitFor();
  await paid(row(desktop.page, sequence)).waitFor();
  await phone.page.getByRole('button', { name: 'Deshacer' }).click();
  await unpaid(card(phone.page, sequence)).waitFor();
  await unpaid(row(desktop.page, sequence)).waitFor();
  expect([...phone.problems, ...desktop.problems]).toEqual([]);
  await phone.close();
  await desktop.close();
});

test('[ORD-01] on a desktop a row unfolds its products, the state is set in the row, and the file is pedidos.xlsx', async () => {
  const { page, problems, close } = await shop.enter(DESKTOP, '/orders');
  const first = page.getByRole('button', { name: /^Ver qué hay en/ }).first();
  await first.click();
  await page
    .getByRole('list', { name: /^Ver productos del pedido/ })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Descargar' }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pedidos.xlsx');
  expect(problems).toEqual([]);
  await close();
});

test('[ORD-04] a long press on a phone selects', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  const first = page.getByRole('link', { name: /^#\d+$/ }).first();
  await first.waitFor();
  const item = page.getByRole('main').getByRole('listitem').first();
  await item.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.getByText('1 seleccionado').waitFor();
  await item.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  expect(new URL(page.url()).pathname).toBe('/orders');
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('[ORD-01] on tablets and small laptops the table says who, how much and both states, uncut', async () => {
  const { page, close } = await shop.enter({ viewport: { width: 768, height: 900 } }, '/orders');
  for (const width of [768, 900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .nth(1);
    // In the frame that draws the new width the state moves between its column and the cell of the other.
    await settled(page);
    await first.getByRole('button', { name: /^Estado del envío: / }).waitFor();
    const link = await first.getByRole('link', { name: /^Ver #/ }).boundingBox();
    const table = page.getByRole('region', { name: /^Tabla de pedidos/i });
    const hidden = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    await expect.poll(hidden, { message: `${width} px` }).toBe(0);
    const parts = [
      first.getByText(/^\$\s?\d/),
      first
        .getByText(/^\p{L}+ \p{L}+/u)
        .locator('visible=true')
        .first(),
      first.getByRole('button', { name: /^Estado del pedido: / }),
      first.getByRole('button', { name: /^Estado del envío: / }),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box, `${width} px`).not.toBeNull();
      expect((box?.x ?? 0) + (box?.width ?? Infinity), `${width} px`).toBeLessThanOrEqual(link?.x ?? 0);
    }
  }
  await close();
});

test('the state of a parcel stays in a narrow table where the column of the payment is switched off', async () => {
  const { page, close } = await shop.enter({ viewport: { width: 768, height: 900 } }, '/orders');
  const rows = page.getByRole('button', { name: /^Ver qué hay en/ });
  const parcels = page.getByRole('button', { name: /^Estado del envío: .*Cambiar$/ });
  await rows.first().waitFor();
  await parcels.first().waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Estado del pedido' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Estado del pedido' }).waitFor({ state: 'detached' });
  const visible = await parcels.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  expect(visible).toBe(await rows.count());
  await close();
});

test('the buyer stays in a narrow table where the column of the number is switched off', async () => {
  const { page, close } = await shop.enter({ viewport: { width: 768, height: 900 } }, '/orders');
  await page
    .getByRole('button', { name: /^Ver qué hay en/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Pedido', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Pedido', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('columnheader', { name: 'Cliente', exact: true }).waitFor();
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar #/ }) });
  const names = await rows
    .getByText(/^\p{L}+ \p{L}+/u)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  expect(names).toBeGreaterThanOrEqual(await rows.count());
  const frame = page.getByRole('table').locator('xpath=..');
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await close();
});

test('[ORD-10] the second tap of a double tap on the next step does not open the order', async () => {
  const { page, close } = await shop.enter(PHONE, '/orders');
  const sequence = await orderByApi(shop);
  await page.getByRole('button', { name: '1 pedido nuevo' }).click();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await card(page, sequence)
    .getByRole('button', { name: /^Cobrar/ })
    .click();
  await page.getByRole('button', { name: /^Efectivo: recibir/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.route(/\/status\/7\/type\/2$/, async (route) => {
    await held;
    await route.continue();
  });
  const box = await card(page, sequence)
    .getByRole('button', { name: /^Preparar: / })
    .boundingBox();
  const tap = () => page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await tap();
  await card(page, sequence).getByRole('progressbar').waitFor();
  await tap();
  answer();
  await card(page, sequence)
    .getByRole('button', { name: /^Estado del envío: Preparado/ })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders');
  await close();
});
