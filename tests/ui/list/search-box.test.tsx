import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListContextProvider,
  ResourceContextProvider,
  useList,
  type RaRecord,
} from 'ra-core';
import { lazy, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SearchBox } from '../../../src/generator/list/SearchBox.tsx';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';

const SEARCH_MS = 500;
/** The code of a page that is still on its way. */
const SlowPage = lazy(() => new Promise<never>(() => undefined));

function ListOf({ setFilters, children }: { setFilters: () => void; children: ReactNode }) {
  const list = useList<RaRecord>({ data: [] });
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}

function openList() {
  const setFilters = vi.fn();
  const list = (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)}>
      <ResourceContextProvider value="products">
        <ListOf setFilters={setFilters}>
          <SearchBox />
          <Link to="/products/update/1">Ruana</Link>
          <Link to="?page=2">Siguiente</Link>
        </ListOf>
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/products', element: list },
      { path: '/products/update/:id', element: <SlowPage /> },
    ],
    { initialEntries: ['/products'] },
  );
  render(<RouterProvider router={router} />);
  return { setFilters, path: () => router.state.location.pathname };
}

test('a search that still waits is dropped by leaving, also while the next page is on its way', async () => {
  const { setFilters, path } = openList();
  await userEvent.type(screen.getByRole('searchbox'), 'ruana');
  await userEvent.click(screen.getByRole('link', { name: 'Ruana' }));
  await new Promise((passed) => setTimeout(passed, SEARCH_MS * 2));
  // The list is still drawn: its own clean-up has not run.
  expect(screen.getByRole('searchbox')).toHaveValue('ruana');
  expect(setFilters).not.toHaveBeenCalled();
  expect(path()).toBe('/products/update/1');
});

test('a search that still waits survives another page of the same list', async () => {
  const { setFilters } = openList();
  await userEvent.type(screen.getByRole('searchbox'), 'ruana');
  await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
  await vi.waitFor(() => expect(setFilters).toHaveBeenCalledWith({ search: 'ruana' }, expect.anything()), {
    timeout: 8_000,
  });
});
