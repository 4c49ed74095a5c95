import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

async function unfold(page: Page): Promise<void> {
  await settled(page);
  for (const fold of (await page.locator('details > summary').all()).slice(0, 3)) await fold.click();
}

describe.each(['/account', '/config/audit'])('%s', (path) => {
  test.each([390, 1280])(
    'has nothing for axe at %i px, light and dark, and says all in Spanish',
    async (width) => {
      const { page, problems, close } = await shop.enter({ viewport: { width, height: 844 } }, path);
      await unfold(page);
      expect(await axe(page)).toEqual([]);
      expect(await wordsAstray(page)).toEqual([]);
      expect(await hierarchy(page, 'at most one')).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('fits 320 px, and 360 px with text of double size', async () => {
    const { page, close } = await shop.enter(PHONE, path);
    await unfold(page);
    expect(await sideways(page, [320, 360, 414])).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sideways(page, [360])).toEqual([]);
    await close();
  });
});
