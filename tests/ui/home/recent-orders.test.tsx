import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
let owner: TestClient;
let productId: number;
let branchId: number;

const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  await import('../../../src/custom/home/RecentOrders.tsx');
  const product = { name: 'Ruana', price: 90_000, quantity_available: 30 };
  productId = (await owner.post<{ id: number }>(store('/products'), product)).body.id;
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  branchId = (await owner.post<{ id: number }>(store('/user-stores'), branch)).body.id;
});
afterAll(() => browser.close());

async function sell(first_name: string, minute: number, last_name?: string): Promise<number> {
  const { status, body } = await owner.post<{ id: number }>(store('/create-manual-order'), {
    customer: {
      first_name,
      ...(last_name && { last_name }),
      phone_number: '573104445566',
      email: null,
      dni: null,
    },
    date: `2026-11-20 15:0${minute}:00`,
    order_status_id: 1,
    shipping_order_status_id: 8,
    products: [{ product_id: productId, product_variant_id: null, quantity: 1, price: 90_000 }],
    shipping_cost: 0,
    shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
    user_store_id: branchId,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

test('a store that has not sold yet is shown no empty list', async () => {
  await openPart({ browser, path: '/' });
  expect(await screen.findByText('Pedidos de hoy')).toBeVisible();
  // The list stands there while it is asked for; then it is gone.
  await waitFor(() => expect(browser.calls.some(({ url }) => url.includes('/orders?'))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pedidos recientes' })).toBeNull());
});

test('the five latest orders stand on the home, newest first, each a link to itself', async () => {
  const ids: number[] = [];
  for (const [at, name] of ['Ana', 'Beto', 'Cielo', 'Dora', 'Elkin', 'Flor'].entries())
    ids.push(await sell(name, at, 'Rojas'));
  await openPart({ browser, path: '/' });
  const heading = await screen.findByRole('heading', { name: 'Pedidos recientes' });
  const section = heading.closest('section');
  if (section === null) throw new Error('The heading stands in no section');
  await within(section).findByText(/Flor Rojas/);
  const rows = within(section).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    ids
      .toReversed()
      .slice(0, 5)
      .map((id) => `/orders/${id}`),
  );
  expect(rows[0]).toHaveTextContent(/Flor Rojas/);
  expect(rows[0]).toHaveTextContent(/\$\s90\.000/);
});

test('a buyer without a last name is not called by their number', async () => {
  const id = await sell('Gloria', 9);
  await openPart({ browser, path: '/' });
  const row = (await screen.findByText('Gloria')).closest('a');
  expect(row).toHaveAttribute('href', `/orders/${id}`);
  expect(row).not.toHaveTextContent(/573104445566/);
});

test('orders that cannot be read are said to be so, and are there on request', async () => {
  const { user, go } = await openPart({ browser, path: '/products' });
  await screen.findByRole('heading', { level: 1, name: /^Productos/ });
  browser.offline();
  await go('/');
  const told = await waitFor(() => {
    const alerts = screen.getAllByRole('alert');
    const found = alerts.find((alert) => !/Tus pedidos están a salvo/.test(alert.textContent));
    if (found === undefined) throw new Error('Not told yet');
    return found;
  });
  browser.online();
  await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Gloria')).toBeVisible();
});
