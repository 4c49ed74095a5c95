import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListContextProvider,
  ResourceContextProvider,
  useList,
  type RaRecord,
} from 'ra-core';
import { lazy, useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchBox } from '../../../src/list/SearchBox.tsx';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { LeaveGuards } from '../../../src/ui/leave/useLeaveGuard.tsx';

afterEach(() => vi.useRealTimers());

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
          <LeaveGuards>
            <SearchBox />
          </LeaveGuards>
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { setFilters, path } = openList();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ruana' } });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ruana' })));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
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
    timeout: 30_000,
  });
});

/** A list that takes its filters later than they are asked for, as while the page still loads. */
function openSlowList() {
  const waiting: (() => void)[] = [];
  function SlowList() {
    const list = useList<RaRecord>({ data: [] });
    const [filterValues, setFilterValues] = useState<{ search?: string }>({});
    const [, setDrawn] = useState(0);
    const setFilters = (next: { search?: string }) => {
      waiting.push(() => setFilterValues(next));
      // Something else of the list is drawn meanwhile.
      setDrawn((before) => before + 1);
    };
    return (
      <ListContextProvider value={{ ...list, filterValues, setFilters }}>
        <SearchBox />
        <button onClick={() => setFilterValues({})}>Todos</button>
        <button onClick={() => setFilterValues({ search: 'ruan' })}>Ruan</button>
      </ListContextProvider>
    );
  }
  const element = (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)}>
      <ResourceContextProvider value="products">
        <LeaveGuards>
          <SlowList />
        </LeaveGuards>
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return waiting;
}

test('what is typed stays while the list has not taken the search yet, and when it takes an older one', async () => {
  const waiting = openSlowList();
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'ru');
  await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 30_000 });
  expect(box).toHaveValue('ru');
  await userEvent.type(box, 'an');
  await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 30_000 });
  act(() => waiting[0]?.());
  expect(box).toHaveValue('ruan');
  await userEvent.type(box, 'a');
  act(() => waiting[1]?.());
  expect(box).toHaveValue('ruana');
  await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 30_000 });
  act(() => waiting[2]?.());
  // The browser's way back, or a part that clears the filters.
  await userEvent.click(screen.getByRole('button', { name: 'Todos' }));
  expect(box).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Ruan' }));
  expect(box).toHaveValue('ruan');
});
