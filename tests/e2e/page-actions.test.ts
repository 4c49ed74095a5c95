import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test.each(['/products/1', '/products/1/show'])(
  'what the page %s of a product does stands in one row of a phone of 360, 390 and 414 px, each a target',
  async (path) => {
    const { page, close } = await shop.enter({ ...PHONE, reducedMotion: 'reduce' }, path);
    await page.getByRole('button', { name: 'Duplicar' }).waitFor();
    for (const width of [360, 390, 414]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const row = page.getByRole('button', { name: 'Compartir' }).locator('..');
      const places = await row.locator(':scope > :is(a, button)').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, right, top, bottom, width: wide, height } = button.getBoundingClientRect();
          const cut = button.scrollWidth > button.clientWidth;
          return { left, right, middle: (top + bottom) / 2, small: Math.min(wide, height) < 48, cut };
        }),
      );
      expect(places.length).toBeGreaterThanOrEqual(4);
      const [first] = places;
      for (const [index, { left, right, middle, small, cut }] of places.entries()) {
        const action = `action ${index} at ${width} px`;
        expect(middle, `${action} stands in the row of the first`).toBeCloseTo(first?.middle ?? 0, 0);
        expect(small || cut, `${action} is small or cut`).toBe(false);
        expect(left, action).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0);
        expect(right, action).toBeLessThanOrEqual(width);
      }
    }
    await close();
  },
);
