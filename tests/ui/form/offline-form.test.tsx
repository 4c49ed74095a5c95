import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { loseConnection } from '../lose-connection.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());

const NOTE = /^Sin conexión no se puede guardar/;

test('a form says before it is tried that nothing is saved without a connection', async () => {
  await openAdmin({ browser, path: '/products/create', width: 390 });
  await screen.findByRole('button', { name: 'Guardar' });
  expect(screen.queryByText(NOTE)).toBeNull();
  const back = loseConnection();
  expect(await screen.findByText(NOTE)).toBeVisible();
  back();
  expect(screen.queryByText(NOTE)).toBeNull();
});
