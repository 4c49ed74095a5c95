import type { Page } from 'playwright-core';

const NOWHERE = '/nowhere';
const ADVICE = 'Revisa el enlace o vuelve al inicio.';

/**
 * Opens a screen within the admin, which to load anew takes longer than the checks. The page that does not exist comes
 * between: once its advice is gone, the screen before cannot be mistaken for the new one. A page that asks before it is
 * left, and what lies over any page, are left by loading anew.
 */
export async function lead(page: Page, path: string): Promise<void> {
  if (await page.evaluate(asksBeforeLeaving)) {
    await page.goto(path);
    return;
  }
  const advice = page.getByText(ADVICE).and(page.locator(':not([data-left])'));
  for (const to of [NOWHERE, path]) {
    await advice.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-left', '')));
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    await page.locator('[data-left]').waitFor({ state: 'detached' });
    if (to === NOWHERE) await advice.waitFor();
  }
  if (await page.locator('#root[aria-hidden=true]').count()) await page.goto(path);
}

/** In the page: whether it has changes that are not stored, of which it says so to the browser. */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
