import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;
let hidden: { id: number };

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}/products`;
  await browser.test.database.write(browser.test.storeId, ({ sql }) =>
    sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', browser.test.storeId).execute(),
  );
  for (let at = 1; at <= 20; at += 1)
    await owner.post(base, { name: `Pocillo ${at}`, price: 1000, active: 1 });
  hidden = (await owner.post<{ id: number }>(base, { name: 'Jarra', price: 1000, active: 0 })).body;
});
afterAll(() => browser.close());

const upgrade = () => screen.findByRole('dialog', { name: 'Para publicar más de 20 productos' });
const state = async () => (await owner.get<{ active: number }>(`${base}/${hidden.id}`)).body.active;

test('[PRD-09] saving the 21st published product opens the upgrade dialog, and the form keeps it', async () => {
  const { user, path } = await openAdmin({ browser, path: '/products/create' });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Vasija');
  await user.type(screen.getByRole('textbox', { name: /^Precio(?! con)/ }), '12000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await upgrade();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/products/create');
  expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Vasija');
});

test('[PRD-09] so does publishing it from the selection', async () => {
  const { user } = await openAdmin({ browser, path: '/products' });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Jarra' }));
  const bar = await screen.findByRole('toolbar');
  await user.click(await within(bar).findByRole('button', { name: 'Activar' }));
  await upgrade();
  expect(await state()).toBe(0);
});
