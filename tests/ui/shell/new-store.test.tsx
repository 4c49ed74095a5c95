import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  await browser.test.ports.database.platformWrite((sql) =>
    sql.updateTable('users').set({ created_at: new Date() }).execute(),
  );
});
afterAll(() => browser.close());

// The steps stand on each other.
test('[SHL-06] a new owner is welcomed once, and led to what the shop needs', async () => {
  document.cookie = 'tendero_welcomed=; Path=/; Max-Age=0';
  const { post } = await signedIn(browser.test, 'owner');
  // As a sign-up leaves it: the number that it gave is the first branch.
  const branch = await post(`/stores/${browser.test.storeId}/user-stores`, {
    name: 'Principal',
    mobile_phone_number: '573001112233',
  });
  expect(branch.status).toBe(201);
  const { user, path, unmount } = await openAdmin({ browser, path: '/' });
  const welcome = await screen.findByRole('region', { name: '¡Bienvenido a Tendero, owner!' });
  const steps = screen.getByRole('region', { name: 'Prepara tu tienda' });
  expect(within(steps).getByText('1 de 4 pasos listos')).toBeVisible();
  await user.click(within(welcome).getByRole('link', { name: 'Empezar' }));
  expect(path()).toBe('/products/create');
  unmount();

  await openAdmin({ browser, path: '/' });
  await screen.findByText('1 de 4 pasos listos');
  expect(screen.queryByRole('region', { name: /Bienvenido/ })).toBeNull();
  await post(`/stores/${browser.test.storeId}/products`, {
    name: 'Ruana',
    price: 90_000,
    quantity_available: 3,
  });
});

test('what is done is ticked, and the steps can be put away', async () => {
  const { user, services } = await openAdmin({ browser, path: '/' });
  const steps = await screen.findByRole('region', { name: 'Prepara tu tienda' });
  expect(within(steps).getByText('2 de 4 pasos listos')).toBeVisible();
  expect(within(steps).queryByRole('link', { name: 'Agrega tu primer producto' })).toBeNull();
  expect(within(steps).getByRole('link', { name: /^Di cómo te pagan/ })).toHaveAttribute(
    'href',
    '/config/paymentProviders',
  );
  await user.click(within(steps).getByRole('button', { name: 'Ocultar estos pasos' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prepara tu tienda' })).toBeNull());
  expect(services.store.getItem(`setup.hidden.${browser.test.storeId}`)).toBe(true);
});

test('who only works in the store is asked for nothing', async () => {
  await openAdmin({ browser, who: 'viewer', path: '/' });
  await screen.findByText('Acciones rápidas');
  expect(screen.queryByRole('region', { name: 'Prepara tu tienda' })).toBeNull();
});
