import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[CFG-05] the settings lead to the store’s QR code, which can be saved, and its link copied', async () => {
  const { user, path } = await openPart({ browser, path: '/config', width: 390 });
  const settings = within(await screen.findByRole('main'));
  await user.click(await settings.findByRole('link', { name: 'Código QR' }));
  await waitFor(() => expect(path()).toBe('/config/qr-code'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Código QR' })).toBeVisible();
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Enlace de tu tienda' }).value;
  expect(address).toMatch(/^https:\/\/uno.*\.localhost/);
  expect(screen.getByRole('img', { name: `Código QR de ${address}` })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar QR' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByText('Enlace copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('a member who may only read has the code too: it is public', async () => {
  await openPart({ browser, who: 'viewer', path: '/config/qr-code' });
  expect(await screen.findByRole('img', { name: /^Código QR de/ })).toBeVisible();
});
