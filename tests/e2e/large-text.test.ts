import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/**
 * Text of twice the size, once the layout has answered: tools that no longer fit lose their words a frame later. The size
 * is an attribute of the element, because the page's policy forbids added style sheets.
 */
async function enlargeText(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await settled(page);
}

test('letters of twice the size leave the export of orders whole on a phone, 390 px wide', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone, '/orders');
  await settled(page);
  await page.getByRole('button', { name: 'Descargar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).waitFor();
  await enlargeText(page);
  const { width, cut } = await page.evaluate(() => {
    const parts = ['ul', 'li', 'a', 'button'].map((part) => `[role=dialog] ${part}`).join();
    return {
      width: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll(parts)]
        .filter((one) => one.checkVisibility() && one.clientWidth > 0)
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
    };
  });
  expect({ width, cut }).toEqual({ width: 390, cut: [] });
  await close();
});

test('[ORD-08] letters of twice the size leave the price of a line whole in the form of an order, 360 px wide', async () => {
  const client = await shop.client();
  const store = `/stores/${shop.server.storeId}`;
  const [order] = (await client.get<{ id: number }[]>(`${store}/orders?limit=1`)).body;
  const { body: made } = await client.post<{ id: number }>(`${store}/products`, {
    name: 'Dije con esmeralda',
    price: 1_890_000,
    quantity_available: 3,
  });
  const lines = [{ product_id: made.id, quantity: 1, price: 1_890_000 }];
  const { status } = await client.patch(`${store}/orders/${order?.id}`, { order_details: lines });
  expect(status).toBe(200);
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone, `/orders/${order?.id}/edit`);
  const price = page.getByRole('button', { name: /^Precio de Dije con esmeralda/ });
  await price.waitFor();
  await enlargeText(page);
  expect(await price.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await close();
});
