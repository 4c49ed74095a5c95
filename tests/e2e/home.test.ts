import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('[HOM-01] [HOM-02] on a phone home leads from what waits to exactly these orders', async () => {
  const { page } = await shop.enter(PHONE);
  const link = page.getByRole('link', { name: /\d+ por despachar$/ });
  await link.waitFor();
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Ayer' }).click();
  await page.getByText('Ventas, ayer').waitFor();
  await link.click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`^Pedidos\\s*${count}$`) }).waitFor();
});

test('[HOM-04] on a desktop the statistics draw their charts, and say them in tables', async () => {
  const { page } = await shop.enter(DESKTOP, '/stats');
  await page.getByRole('table', { name: 'Por canal' }).waitFor();
  await page.locator('.MuiLineChart-line').first().waitFor();
  await page.getByRole('button', { name: '7 días' }).click();
  await page.waitForURL(/range=last_7/);
  await page.getByText('Ver en tabla').click();
  const days = page.getByRole('table', { name: 'Ventas por día' }).getByRole('row');
  // The table of thirty days stands there until the answer comes.
  await expect.poll(() => days.count()).toBe(8);
});

test('[HOM-04] the name of a product is whole beside its bar, from 360 to 1440 px', async () => {
  const { page, close } = await shop.enter({ viewport: { width: 360, height: 900 } }, '/stats');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page.locator('svg text').filter({ hasText: /^Camiseta/ });
    await expect.poll(() => names.allTextContents()).toContain('Camiseta de algodón pima');
  }
  await close();
});
