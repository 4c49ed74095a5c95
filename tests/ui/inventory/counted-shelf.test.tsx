import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('on a phone, a counted shelf that matches says so', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}`;
  await owner.post(`${base}/products`, { active: 1, name: 'Boina', price: 20_000, quantity_available: 8 });
  await owner.post(`${base}/inventory/count`, {});
  onTestFinished(async () => void (await owner.delete(`${base}/inventory/count`)));
  const { user } = await openPart({ browser, path: '/inventory?count=all', width: 390 });
  await user.click(await screen.findByRole('textbox', { name: 'Contado de Boina' }));
  expect(screen.queryByText('Cuadra')).toBeNull();
  await user.keyboard('8{Tab}');
  expect(await screen.findByText('Cuadra')).toBeVisible();
});
