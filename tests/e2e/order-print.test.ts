import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { axe, settled, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/** Points of a millimetre: what a PDF measures in. */
const POINT = 72 / 25.4;
const NAME = `Ruana ${'tejida a mano con lana virgen de Nobsa '.repeat(2)}de doble faz`;

/** An order of sixty lines with long names and prices of eight digits. Its buyer has a long name too. */
async function longOrder(): Promise<number> {
  const client = await shop.client();
  const store = `/stores/${shop.server.storeId}`;
  const [branch] = (await client.get<{ id: number }[]>(`${store}/user-stores?limit=1`)).body;
  const product = {
    name: NAME,
    price: 12_345_678,
    sku: `RUANA-NOBSA-DOBLE-FAZ-${crypto.randomUUID().slice(0, 4)}`,
  };
  const made = await client.post<{ id: number }>(`${store}/products`, product);
  const order = await client.post<{ id: number }>(`${store}/orders`, {
    date: '2026-11-20T15:00:00Z',
    user_store_id: branch?.id,
    order_status_id: 1,
    shipping_order_status_id: 7,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    shipping_cost: 25_000,
    discount: 1_000_000,
    comments: 'Empacar en papel de seda',
    order_details: Array.from({ length: 60 }, () => ({
      product_id: made.body.id,
      quantity: 3,
      price: 12_345_678,
    })),
    customer: {
      first_name: 'María '.repeat(8),
      last_name: 'Fernanda '.repeat(4),
      phone_number: '573104445566',
    },
    shipping_information: {
      country_code: 'CO',
      city_id: '05001',
      address: 'Cra 43A # 5-15',
      comments: 'Dejar en portería',
    },
  });
  if (order.status !== 201) throw new Error(JSON.stringify(order.body));
  return order.body.id;
}

/** Width and height of each page of what the browser prints, in millimetres. */
async function pagesOf(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / POINT),
    Math.round(Number(height) / POINT),
  ]);
}

/** Whatever of a sheet is wider than it, as it is printed. */
async function beyondSheet(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const beyond = await page.evaluate(() => {
    const [sheet] = document.querySelectorAll('article');
    const right = sheet?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('article *')]
      .filter((element) => element.getBoundingClientRect().right > right + 1)
      .map((element) => element.textContent ?? '');
  });
  await page.emulateMedia({ media: null });
  return beyond;
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  await settled(page);
};

test('[ORD-07] sixty lines fit on letter, A4 and a roll: width, pages, and nothing beyond the edge', async () => {
  const { page, problems, close } = await shop.enter(DESKTOP, '/orders');
  const id = await longOrder();

  await open(page, `/order/print?ids=${id}&as=receipt&paper=letter`);
  const letter = await pagesOf(page);
  expect(letter.length).toBeGreaterThan(1);
  expect(new Set(letter.map(String))).toEqual(new Set(['216,279']));
  expect(await beyondSheet(page)).toEqual([]);
  const sheet = page.getByRole('article');
  const text = (await sheet.innerText()).replaceAll('\u00a0', ' ');
  expect(text).toContain('Comprobante, no válido como factura');
  expect(text.split(NAME.trim())).toHaveLength(61);
  // 60 × 3 × 12.345.678 − 1.000.000 + 25.000
  expect(text).toContain('$ 2.221.247.040');

  await page.getByRole('combobox', { name: 'Papel' }).selectOption('a4');
  await expect.poll(async () => [...new Set((await pagesOf(page)).map(String))]).toEqual(['210,297']);

  await page.getByRole('combobox', { name: 'Papel' }).selectOption('roll');
  await expect.poll(async () => (await pagesOf(page)).map(([width]) => width)).toEqual([80]);
  expect(await beyondSheet(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Documento' }).selectOption('slip');
  await sheet.getByText('Lista de empaque').waitFor();
  await expect.poll(async () => (await pagesOf(page)).map(([width]) => width)).toEqual([80]);
  const slip = await sheet.innerText();
  for (const said of ['Lista de empaque', 'Cra 43A # 5-15', 'Empacar en papel de seda', 'Dejar en portería'])
    expect(slip).toContain(said);
  expect(slip).not.toContain('12.345.678');
  expect(problems).toEqual([]);
  await close();
});

test('[ORD-07] several orders are a page each, on a roll each as long as its own', async () => {
  const { page, close } = await shop.enter(DESKTOP, '/orders');
  const shortest = await page.request.get(`${shop.api}/orders?limit=2&sort=items_count,asc`);
  const short = ((await shortest.json()) as { id: number }[]).map(({ id }) => id);
  const long = await longOrder();
  await open(page, `/order/print?ids=${[...short, long].join(',')}&as=slip&paper=roll`);
  await expect.poll(async () => (await pagesOf(page)).map(([width]) => width)).toEqual([80, 80, 80]);
  const heights = (await pagesOf(page)).map(([, height]) => height);
  expect(heights[0]).toBeLessThan(300);
  expect(heights[2]).toBeGreaterThan(1_000);
  await close();
});

test('[ORD-07] the print view opens from the page of an order, and fits a phone', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir' }).click();
  await page.getByRole('article').waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page, [360, 390, 768])).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  const shown = await page.getByRole('article').evaluate((sheet) => {
    const inside = [sheet, ...sheet.querySelectorAll('*')];
    return Math.max(...inside.map((element) => element.getBoundingClientRect().right));
  });
  expect(shown).toBeLessThanOrEqual(360);
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('receipt');
  const lines = await page.getByRole('columnheader', { name: 'Producto' }).evaluate((head) => {
    const range = document.createRange();
    range.selectNodeContents(head);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect(await page.getByRole('columnheader', { name: 'Precio' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('region', { name: 'Resumen del pedido' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
