import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

async function unfold(page: Page): Promise<void> {
  await settled(page);
  for (const fold of (await page.locator('details > summary').all()).slice(0, 3)) await fold.click();
}

test.each(['/account', '/config/audit'])(
  '%s, unfolded, fits 320 px, and 360 px with text of double size',
  async (path) => {
    const { page, close } = await shop.enter(PHONE, path);
    await unfold(page);
    expect(await sideways(page, [320, 360, 414])).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sideways(page, [360])).toEqual([]);
    await close();
  },
);
