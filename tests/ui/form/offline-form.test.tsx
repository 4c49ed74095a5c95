import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { loseConnection } from '../lose-connection.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());

const NOTE = /^Sin conexión no se puede guardar/;

test('a form says before it is tried that nothing is saved without a connection', async () => {
  await openPart({ browser, path: '/products/create', width: 390 });
  await screen.findByRole('button', { name: 'Guardar' });
  expect(screen.queryByText(NOTE)).toBeNull();
  const back = loseConnection();
  expect(await screen.findByText(NOTE)).toBeVisible();
  back();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a failed save is told in the bar where it was tapped, until the connection is back', async () => {
  const { user } = await openPart({ browser, path: '/products/create', width: 390 });
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ruana');
  await user.type(await screen.findByRole('textbox', { name: 'Precio' }), '189000');
  const back = loseConnection();
  browser.offline();
  const save = await screen.findByRole('button', { name: 'Guardar' });
  await user.click(save);
  const problem = await screen.findByRole('alert');
  // Beside the button, not at the end of the form above it.
  expect(problem.parentElement).toContainElement(save);
  expect(problem.parentElement?.tagName).not.toBe('FORM');
  browser.online();
  back();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ruana');
});
