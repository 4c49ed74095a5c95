import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, signIn, startBuiltServer } from '../support/browser.ts';
import { createClient } from '../support/client.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, screen) => {
  test('the strict policy holds on login, lists and forms; nothing asks another host', async () => {
    const { page, problems, strangers, close } = await shop.visit(screen);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        reportError(new Error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
      });
    });
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
    await signIn(page, shop.owner);
    for (const path of ['/products', '/orders', '/clients', '/products/create', '/']) {
      await page.goto(path);
      // The live stream keeps the network busy: the page is there when its skeletons are gone.
      await page.waitForFunction(
        () =>
          document.querySelector('h1') !== null &&
          document.querySelector('.MuiSkeleton-root') === null &&
          [...document.images].every(({ complete }) => complete),
      );
    }
    expect(problems).toEqual([]);
    expect([...strangers]).toEqual([]);
    await close();
  });
});

test.each([
  ['without the demo store', { TENDERO_DEMO: '0' }],
  ['with everything in memory', { TENDERO_ENGINE: 'pglite', TENDERO_DEMO: '1' }],
])('a server %s starts, and leaves with 0 when it is told to stop', async (_, settings) => {
  const other = await startBuiltServer(settings);
  const client = createClient(fetch, { origin: other.origin, email: DEMO_USER.email });
  const { status } = await client.post('/users/auth', DEMO_USER);
  expect(status).toBe(settings.TENDERO_DEMO === '1' ? 200 : 401);
  expect(await other.stop()).toBe(0);
});
