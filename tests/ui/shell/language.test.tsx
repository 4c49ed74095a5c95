import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}`;
  const product = { name: 'Ruana', price: 1_234_500, quantity_available: 5 };
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const { id: product_id } = (await owner.post<{ id: number }>(`${base}/products`, product)).body;
  const { id: user_store_id } = (await owner.post<{ id: number }>(`${base}/user-stores`, branch)).body;
  await owner.post(`${base}/create-manual-order`, {
    customer: { first_name: 'Ana', last_name: 'Rojas', phone_number: '573104445566', email: null, dni: null },
    date: '2024-02-09 15:04:00',
    order_status_id: 1,
    shipping_order_status_id: 8,
    products: [{ product_id, product_variant_id: null, quantity: 1, price: 1_234_500 }],
    shipping_cost: 0,
    shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
    user_store_id,
  });
});
afterAll(() => browser.close());
beforeEach(() => browser.online());

test('[SHL-16] the panel speaks Spanish until another language is chosen, with its dates; amounts stay pesos', async () => {
  const { user, go } = await openAdmin({ browser, path: '/orders', width: 1280 });
  const row = async () => (await screen.findByText('Ana Rojas')).closest('tr');
  expect(await screen.findByRole('heading', { level: 1, name: /^Pedidos/ })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  expect(await row()).toHaveTextContent(/9 feb 2024.*\$\s1\.234\.500/);

  await go('/config');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Idioma' }), 'Português');
  const nav = await screen.findByRole('navigation', { name: 'Navegação principal' });
  expect(document.documentElement.lang).toBe('pt');
  await user.click(within(nav).getByRole('link', { name: 'Pedidos' }));
  expect(await row()).toHaveTextContent(/9 fev 2024.*\$\s1\.234\.500/);

  await go('/config');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Idioma' }), 'English');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
