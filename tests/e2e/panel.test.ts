import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DESK,
  launchBrowser,
  openPage,
  PHONE,
  signIn,
  startBuiltServer,
  type BuiltServer,
} from '../support/browser.ts';

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), launchBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
])('on a %s', (_, screen) => {
  test('the strict policy holds on login, lists and forms; nothing asks another host', async () => {
    const { page, problems, strangers, close } = await openPage(browser, server.origin, screen);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        reportError(new Error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
      });
    });
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
    await signIn(page);
    for (const path of ['/products', '/orders', '/clients', '/products/create', '/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(problems).toEqual([]);
    expect([...strangers]).toEqual([]);
    await close();
  });
});

test('a server that is told to stop leaves with 0', async () => {
  const other = await startBuiltServer({ TENDERO_DEMO: '0' });
  expect(await other.stop()).toBe(0);
});
