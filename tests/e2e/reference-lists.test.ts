/** What is chosen from stands over the page: whole in the window, and nothing shines through. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();
const LOW = { viewport: { width: 1024, height: 560 } } as const;

/** What is wrong with the place or the ground of the open list. */
function faults(list: Locator): Promise<string[]> {
  return list.evaluate((options) => {
    const frame = options.closest('.MuiPaper-root') ?? options;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const wrong: string[] = [];
    if (left < 0 || right > innerWidth) wrong.push(`stands from ${left} to ${right} of ${innerWidth} px`);
    if (top < 0 || bottom > innerHeight) wrong.push(`stands from ${top} to ${bottom} of ${innerHeight} px`);
    const { backgroundColor, opacity } = getComputedStyle(frame);
    if (!backgroundColor.startsWith('rgb(') || opacity !== '1') wrong.push(`${backgroundColor}, ${opacity}`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!frame.contains(hit)) wrong.push('something stands over it');
    return wrong;
  });
}

async function opened(page: Page): Promise<() => Promise<string[]>> {
  const list = page.getByRole('listbox');
  await list.getByRole('option').first().waitFor();
  return () => faults(list);
}

test('the list of a reference filter, in a low window', async () => {
  const { page, close } = await shop.enter(LOW, '/products');
  await settled(page);
  await page.getByRole('button', { name: 'Colecciones', exact: true }).click();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Colecciones' });
  await box.click();
  await expect.poll(await opened(page)).toEqual([]);
  await close();
});

test('the list of a reference in a form on a phone, wherever its box stands', async () => {
  const { page, close } = await shop.enter(PHONE, '/products/create');
  await settled(page);
  // Folded on a phone.
  await page.getByRole('heading', { name: 'Colecciones' }).tap();
  const box = page.getByRole('combobox', { name: 'Colecciones' });
  await box.waitFor();
  for (const edge of ['start', 'end'] as const) {
    await box.evaluate((element, block) => element.scrollIntoView({ block }), edge);
    await box.tap();
    await expect.poll(await opened(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  }
  await close();
});
