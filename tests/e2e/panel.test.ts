import { expect, test } from 'vitest';
import { PHONE, signIn } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('the strict policy holds on login, lists and forms; nothing asks another host', async () => {
  const { page, problems, strangers, close } = await shop.visit(PHONE);
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
