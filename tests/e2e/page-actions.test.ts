import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test.each([360, 390, 414])(
  'what a product’s page does stands in one row of a phone of %d px, each a target',
  async (width) => {
    const { page, close } = await shop.enter({ ...PHONE, viewport: { width, height: 800 } });
    for (const path of ['/products/1', '/products/1/show']) {
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name: 'Duplicar' }).waitFor();
      const row = page.getByRole('button', { name: 'Compartir' }).locator('..');
      const places = await row.locator(':scope > :is(a, button)').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, right, top, bottom, width: wide, height } = button.getBoundingClientRect();
          const cut = button.scrollWidth > button.clientWidth;
          return { left, right, middle: (top + bottom) / 2, small: Math.min(wide, height) < 48, cut };
        }),
      );
      expect(places.length, path).toBeGreaterThanOrEqual(4);
      const [first] = places;
      for (const [index, { left, right, middle, small, cut }] of places.entries()) {
        expect(middle, `${path}: action ${index} stands in the row of the first`).toBeCloseTo(
          first?.middle ?? 0,
          0,
        );
        expect(small || cut, `${path}: action ${index} is small or cut`).toBe(false);
        expect(left, path).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0);
        expect(right, path).toBeLessThanOrEqual(width);
      }
    }
    await close();
  },
);
