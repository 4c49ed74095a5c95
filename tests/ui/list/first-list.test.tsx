import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localStorageStore } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { showBootSkeleton } from '../../../src/app/boot-skeleton.ts';
import { askFirstList } from '../../../src/app/first-list.ts';
import { takeFirstRecords } from '../../../src/app/start.tsx';
import { createClient } from '../../../src/dataProvider/client.ts';
import {
  preferenceKey,
  PREFERENCES_OWNER,
  PREFERENCES_VERSION,
} from '../../../src/dataProvider/preferences.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart, type Stage } from '../stage.tsx';
import { unmade } from '../unmade-calls.ts';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  await post(`/stores/${browser.test.storeId}/products`, { name: 'Ruana', price: 90_000 });
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  localStorage.clear();
});

/** Reads of the list; its figures ask for one record each. */
const reads = () =>
  browser.calls.filter(
    ({ method, url }) => method === 'GET' && url.includes('/products?') && !url.includes('limit=1&'),
  ).length;

async function onHome(width: number): Promise<Stage> {
  const stage = await openPart({ browser, path: '/', width });
  await screen.findByRole('heading', { level: 1, name: /^Hola, / });
  browser.calls.length = 0;
  return stage;
}

const products = { pathname: '/products', search: '' };

test.each([1280, 390])('at %i px the list takes over what was asked ahead, and asks once', async (width) => {
  const { api, go } = await onHome(width);
  await askFirstList(api, products);
  await expect.poll(reads).toBe(1);
  await go('/products');
  await screen.findByText('Ruana');
  expect(reads()).toBe(1);
});

test.each([1280, 390])('at %i px the first drawing of the list has the records', async (width) => {
  const { api, services, go } = await onHome(width);
  await takeFirstRecords(services, askFirstList(api, products));
  await expect.poll(() => services.queryClient.isFetching({ queryKey: ['products'] })).toBe(0);
  browser.offline();
  await go('/products');
  await screen.findByRole('heading', { level: 1, name: /^Productos/ });
  // Without another wait: no skeleton stood in their place.
  expect(screen.getByText('Ruana')).toBeVisible();
});

test.each([1280, 390])(
  'at %i px a list makes the calls that the server answers with its page',
  async (width) => {
    browser.calls.length = 0;
    await openPart({ browser, path: '/products', width });
    await expect.poll(() => unmade(browser, '/products')).toEqual([]);
  },
);

test('an answer that came with the page is taken once, and not after a write', async () => {
  const answers = {
    '/a': { headers: { 'x-total-count': '7' }, json: [1] },
    '/b': { headers: {}, json: [2] },
  };
  const element = document.body.appendChild(document.createElement('script'));
  Object.assign(element, { id: 'first-answers', type: 'application/json' });
  element.textContent = JSON.stringify({ at: 1000, answers });
  const http = createClient(() => undefined);
  element.remove();
  browser.calls.length = 0;
  const { json, headers } = await http('/a');
  expect([json, headers.get('x-total-count')]).toEqual([[1], '7']);
  expect(browser.calls).toEqual([]);
  await expect(http('/a')).rejects.toMatchObject({ status: 404 });
  await expect(http('/users/none', { method: 'POST' })).rejects.toMatchObject({ status: 404 });
  await expect(http('/b')).rejects.toMatchObject({ status: 404 });
  const listen = () => http('/stores/1/events', { as: 'stream' });
  // Not awaited: the network's stand-in holds a copy of each body, and a cancel ends when that is collected too.
  for (const { stream } of [await listen(), await listen()]) void stream?.cancel();
  const asked = browser.streams.slice(-2).map((request) => request.headers.get('last-event-id'));
  expect(asked).toEqual(['1000-0', null]);
});

test('the skeleton of a page is silent, and React’s first drawing replaces it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  showBootSkeleton(root);
  expect(root.querySelector('[aria-hidden=true]')).toBe(root.firstElementChild);
  expect(root).toHaveTextContent('');
  createRoot(root).render('Dibujado');
  await expect.poll(() => root.innerHTML).toBe('Dibujado');
});

test('what somebody else has written among the preferences stops nothing', async () => {
  const { api } = await onHome(1280);
  localStorage.setItem(preferenceKey('locale'), '{broken');
  localStorage.setItem(preferenceKey('products.v1.rows'), '{broken');
  expect(await askFirstList(api, products)).toMatchObject({
    query: { pagination: { page: 1, perPage: 10 } },
  });
});

test('who is known is not asked for again: the first drawing has the shell', async () => {
  await openAdmin({ browser, path: '/products', width: 390 });
  expect(screen.getByRole('banner')).toHaveTextContent('Tienda');
});

test('what was asked ahead without an answer is told by the list, which asks again on request', async () => {
  const { api, go, user } = await onHome(390);
  browser.offline();
  await askFirstList(api, { pathname: '/collections', search: '' });
  await go('/collections');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  browser.online();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: /^Colecciones/ })).toBeVisible();
});

test('nothing is asked ahead for a page that is no list, or a list with a search', async () => {
  const { api } = await onHome(1280);
  browser.calls.length = 0;
  expect(await askFirstList(api, { pathname: '/products/1', search: '' })).toBeNull();
  expect(await askFirstList(api, { pathname: '/products', search: '?filter=%7B%7D' })).toBeNull();
  expect(reads()).toBe(0);
});

test('a table is asked ahead with the rows that the user chose', async () => {
  const { api } = await onHome(1280);
  browser.calls.length = 0;
  localStorageStore(PREFERENCES_VERSION, PREFERENCES_OWNER).setItem('products.v1.rows', 25);
  expect(await askFirstList(api, products)).toMatchObject({
    query: { pagination: { page: 1, perPage: 25 } },
  });
});
