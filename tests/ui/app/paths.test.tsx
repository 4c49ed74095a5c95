import { screen, waitFor } from '@testing-library/react';
import { useResourceDefinitions } from 'ra-core';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AdminRoutes } from '../../../src/app/AdminRoutes.tsx';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['/orders/create', '/order/create'],
  ['/customers/create', '/clients/create'],
  ['/collections/create', '/create-collection'],
])('react-admin’s own path %s leads to %s', async (from, to) => {
  const { path } = await openAdmin({ browser, path: from });
  await waitFor(() => expect(path()).toBe(to));
});

test.each([
  '/orders/nueva',
  '/orders/nueva/edit',
  '/products/importar',
  '/products/update/importar',
  '/clients/0',
  '/edit-collection/-1',
])('%s is no page: a word is never taken for the id of a record', async (path) => {
  const calls = vi.spyOn(globalThis, 'fetch');
  await openAdmin({ browser, path });
  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  const asked = calls.mock.calls
    .map(([url]) => String(url))
    .filter((url) => /nueva|importar|\/(0|-1)$/.test(url));
  expect(asked).toEqual([]);
  calls.mockRestore();
});

test('every resource is registered before the first drawing, which no other has to follow', async () => {
  const drawn: string[][] = [];
  function Layout({ children }: { children?: ReactNode }) {
    drawn.push(Object.keys(useResourceDefinitions()));
    return <>{children}</>;
  }
  await openPart({ browser, path: '/products', part: <AdminRoutes layout={Layout} /> });
  expect(await screen.findByRole('heading', { name: /Productos/ })).toBeVisible();
  const names = descriptors.map(({ name }) => name).toSorted();
  expect(new Set(drawn.map((each) => each.toSorted().join()))).toEqual(new Set([names.join()]));
});
