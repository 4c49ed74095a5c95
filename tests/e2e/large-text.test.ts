import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, signIn, startBuiltServer, type BuiltServer } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';

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

const SCREENS = ['/', '/account', '/config/audit', '/users-roles', '/user-roles/create'];

test('letters of twice the size make no screen of a phone wider, and no word of it runs over another', async () => {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await openPage(browser, server.origin, phone);
  await signIn(page);
  const wrong: string[] = [];
  for (const path of SCREENS) {
    await page.goto(path);
    await settled(page);
    // As an attribute of the element: the page's own policy lets no sheet of styles in.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const found = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('nav a, main a, main button')];
      const cut = bar.filter(
        (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
      );
      return { width: document.documentElement.scrollWidth, cut: cut.map(({ textContent }) => textContent) };
    });
    if (found.width > 360) wrong.push(`${path} is ${found.width} px wide`);
    if (found.cut.length > 0) wrong.push(`${path} has no room for ${found.cut.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  await close();
});
