import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askFirstList } from '../../../src/app/first-list.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, type Stage } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  await post(`/stores/${browser.test.storeId}/products`, { name: 'Ruana', price: 90_000 });
}, 60_000);
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  localStorage.clear();
});

const reads = () =>
  browser.calls.filter(({ method, url }) => method === 'GET' && url.includes('/products?')).length;

async function askedOnHome(width: number): Promise<Stage> {
  const stage = await openAdmin({ browser, path: '/', width });
  await screen.findByRole('heading', { level: 1, name: /^Hola, / });
  browser.calls.length = 0;
  await askFirstList(stage.services, { pathname: '/products', search: '' });
  return stage;
}

test.each([1280, 390])(
  'at %i px the first list takes over what was asked ahead, and asks once',
  async (width) => {
    const { go } = await askedOnHome(width);
    await expect.poll(reads).toBe(1);
    await go('/products');
    await screen.findByText('Ruana');
    expect(reads()).toBe(1);
  },
);

test('what was asked ahead without an answer is told by the list, which asks again on request', async () => {
  const { services, go, user } = await askedOnHome(390);
  browser.offline();
  await askFirstList(services, { pathname: '/collections', search: '' });
  await go('/collections');
  const retry = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 30_000 });
  browser.online();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: /^Colecciones/ })).toBeVisible();
});

test('nothing is asked ahead for a page that is no list, a list with a search, or one that was left with one', async () => {
  const { services } = await askedOnHome(1280);
  browser.calls.length = 0;
  await askFirstList(services, { pathname: '/products/1', search: '' });
  await askFirstList(services, { pathname: '/products', search: '?filter=%7B%7D' });
  services.store.setItem('products.v1.list', { page: 2 });
  await askFirstList(services, { pathname: '/products', search: '' });
  expect(reads()).toBe(0);
});
