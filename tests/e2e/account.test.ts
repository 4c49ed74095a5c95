import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  launchBrowser,
  openPage,
  PHONE,
  signIn,
  startBuiltServer,
  type BuiltServer,
} from '../support/browser.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startBuiltServer({ TENDERO_ENGINE: 'pglite', TENDERO_DEMO: '1' }),
    launchBrowser(),
  ]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  expect(await server?.stop()).toBe(0);
});

async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  for (const fold of (await page.locator('details > summary').all()).slice(0, 3)) await fold.click();
}

describe.each(['/account', '/config/audit'])('%s', (path) => {
  test.each([390, 1280])(
    'has nothing for axe at %i px, light and dark, and says all in Spanish',
    async (width) => {
      const { page, problems, close } = await openPage(browser, server.origin, {
        viewport: { width, height: 844 },
      });
      await signIn(page);
      await openUnfolded(page, path);
      expect(await axe(page)).toEqual([]);
      expect(await wordsAstray(page)).toEqual([]);
      expect(await hierarchy(page, 'at most one')).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('fits 320 px, and 360 px with text of double size', async () => {
    const { page, close } = await openPage(browser, server.origin, PHONE);
    await signIn(page);
    await openUnfolded(page, path);
    expect(await sideways(page, [320, 360, 414])).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sideways(page, [360])).toEqual([]);
    await close();
  });
});
