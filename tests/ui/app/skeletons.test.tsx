/** What stands where a page loads has the shape of what comes. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
let path = '';
beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  const { storeId } = browser.test;
  const { status, body } = await post<{ id: number }>(`/stores/${storeId}/products`, {
    name: 'Ruana',
    price: 90_000,
    quantity_available: 3,
  });
  expect(status).toBe(201);
  path = `/products/${body.id}`;
});
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());

/** Keeps the products on their way until the returned function is called. */
function holdProducts(): () => void {
  const { api } = browser.test;
  const answer = api.fetch.bind(api);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(api, 'fetch').mockImplementation(async (request) => {
    if (/\/products(?:\/\d+)?$/.test(new URL(request.url).pathname)) await released;
    return answer(request);
  });
  return release;
}

/** The placeholder of the page's content, once its code is there. */
async function skeleton(holds: (shape: HTMLElement) => boolean): Promise<HTMLElement> {
  const main = await screen.findByRole('main');
  return waitFor(() => {
    const [shape] = within(main).getAllByRole('status').filter(holds);
    if (shape === undefined) throw new Error(`No such placeholder in ${main.innerHTML}`);
    return shape;
  });
}

const count = (shape: Element, variant: 'text' | 'rounded'): number =>
  shape.querySelectorAll(`.MuiSkeleton-${variant}`).length;

test('a table: lines of as many places as it has columns', async () => {
  const release = holdProducts();
  await openAdmin({ browser, path: '/products' });
  const shape = await skeleton((one) => one.querySelector('.leaving') !== null);
  const lines = [...shape.querySelectorAll('.leaving')].map((line) => count(line, 'text'));
  expect(lines.length).toBeGreaterThan(5);
  release();
  await screen.findByRole('row', { name: /Ruana/ });
  const named = screen.getAllByRole('columnheader').filter(({ textContent }) => textContent !== '');
  // The last one is of what can be done with a row.
  const headings = named.slice(0, -1);
  expect(new Set(lines)).toEqual(new Set([headings.length]));
});

test('cards: each with the place of its picture, name, amount and facts', async () => {
  const release = holdProducts();
  await openAdmin({ browser, path: '/products', width: 390 });
  const shape = await skeleton((one) => count(one, 'rounded') > 0);
  const cards = [...shape.children].filter((card) => card.querySelector('.MuiSkeleton-root') !== null);
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    expect(card.firstElementChild).toHaveClass('MuiSkeleton-rounded');
    expect(count(card, 'text')).toBe(3);
  }
  release();
  await screen.findByRole('link', { name: 'Ruana' });
});

test('a form: a box below each label', async () => {
  const release = holdProducts();
  await openAdmin({ browser, path });
  const shape = await skeleton((one) => count(one, 'text') > 0);
  expect(count(shape, 'rounded')).toBeGreaterThan(3);
  expect(count(shape, 'rounded')).toBe(count(shape, 'text'));
  release();
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Ruana');
});

test('a record: words below each label, and no box as if it could be typed in', async () => {
  const release = holdProducts();
  await openAdmin({ browser, path: `${path}/show` });
  const shape = await skeleton((one) => count(one, 'text') > 0);
  expect(count(shape, 'rounded')).toBe(0);
  expect(count(shape, 'text')).toBeGreaterThan(6);
  release();
  await screen.findByRole('heading', { level: 1, name: /Ruana/ });
});
