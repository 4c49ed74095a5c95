import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  for (const name of ['Verano', 'Invierno', 'Navidad']) {
    const { body } = await post<{ id: number }>(`${store}/collections`, { name, public: 1 });
    await post(`${store}/products`, { name: `Ruana de ${name}`, price: 1000, collections_id: [body.id] });
  }
});
afterAll(() => browser.close());

test('a reference filter has the focus when it opens, searches what is typed, and keeps it', async () => {
  const { user, path } = await openPart({ browser, path: '/products' });
  await user.click(await screen.findByRole('button', { name: 'Colecciones' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colecciones' });
  const box = await within(dialog).findByRole('combobox', { name: 'Colecciones' });
  await waitFor(() => expect(box).toHaveFocus());
  browser.calls.length = 0;
  await user.keyboard('invier');
  expect(box).toHaveValue('invier');
  const lastSearch = () => browser.calls.findLast(({ url }) => url.includes('search='))?.url;
  await waitFor(() => expect(lastSearch()).toContain('search=invier'));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Verano' })).toBeNull());
  const option = await screen.findByRole('option', { name: 'Invierno' });
  expect(box).toHaveValue('invier');
  await user.click(option);
  expect(box).toHaveValue('');
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar filtros' }));
  expect(await screen.findByText('Ruana de Invierno')).toBeVisible();
  expect(decodeURIComponent(path())).toContain('"collections_id.in":');
});

test('a filter by a record that was deleted says so, not an empty name', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  const { body } = await owner.post<{ id: number }>(`${store}/collections`, { name: 'Fugaz', public: 1 });
  expect((await owner.delete(`${store}/collections/${body.id}`)).status).toBeLessThan(300);
  const filter = JSON.stringify({ 'collections_id.in': [body.id] });
  await openPart({ browser, path: `/products?${new URLSearchParams({ filter }).toString()}` });
  expect(await screen.findByText(/^Colecciones: ya no existe/)).toBeVisible();
});
