import type { Locator, Page } from 'playwright-core';
import { still } from './screen-checks.ts';

/**
 * Takes a row of a sortable list by keyboard. Its places are measured after it is announced as taken; a key before
 * that moves nothing.
 * @param announced what a screen reader says once the row is taken
 */
export async function takeByKeyboard(page: Page, handle: Locator, announced: string | RegExp): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(announced).waitFor({ state: 'attached' });
  await still(page);
}
