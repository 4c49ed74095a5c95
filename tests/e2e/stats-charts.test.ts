import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('[HOM-04] the name of a product is whole beside its bar, from 360 to 1440 px', async () => {
  const { page, close } = await shop.enter({ viewport: { width: 360, height: 900 } }, '/stats');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page.locator('svg text').filter({ hasText: /^Camiseta/ });
    await expect.poll(() => names.allTextContents()).toContain('Camiseta de algodón pima');
  }
  await close();
});
