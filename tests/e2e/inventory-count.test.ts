import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test.each([
  [390, 844],
  [1280, 800],
])(
  'the review of a count stays in reach from the first shelf to the last, %i px wide',
  async (width, height) => {
    const { page, close } = await shop.enter({ viewport: { width, height } }, '/inventory');
    // On a phone it waits in a menu. A count that is open goes on.
    if (width < 600) await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByText(/^(Contar inventario|Seguir contando)$/).click();
    const counted = page.getByRole('textbox', { name: /^Contado de/ }).first();
    await counted.fill('7');
    await counted.press('Tab');
    await page.getByText(/^1 contado/).waitFor();
    const review = page.getByRole('button', { name: 'Revisar y aplicar' });
    const reached = (): Promise<boolean> =>
      review.evaluate((button) => {
        const { left, top, width: wide, height: high } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + wide / 2, top + high / 2);
        return there !== null && button.contains(there);
      });
    for (const end of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), end);
      await expect.poll(reached).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The bar ends the page, and covers nothing of the last shelf.
    const last = await page
      .getByRole('textbox', { name: /^Contado de/ })
      .last()
      .boundingBox();
    const bar = await review.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await close();
  },
);
