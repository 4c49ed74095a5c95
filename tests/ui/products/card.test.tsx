import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const product = { name: 'Ruana', price: 90_000, quantity_available: 3 };
  await owner.post(`/stores/${browser.test.storeId}/products`, product);
});
afterAll(() => browser.close());

test('[PRD-02] a product is a card on a phone', async () => {
  await openPart({ browser, path: '/products', width: 390 });
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('Ruana')).toBeVisible();
});
