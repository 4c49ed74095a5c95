import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { errorWithoutAnswer } from '../../../src/dataProvider/api-error.ts';
import { CrashScreen } from '../../../src/ui/state/CrashScreen.tsx';
import { loseConnection } from '../lose-connection.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openCrash(queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <CrashScreen resetErrorBoundary={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const read = (queryFn: () => Promise<unknown>) =>
    act(() => queries.fetchQuery({ queryKey: ['orders'], queryFn }).catch(() => undefined));
  return { reload, read };
}

test('a screen that could not load without connection loads again when it is back', () => {
  const reconnect = loseConnection();
  const { reload } = openCrash();
  expect(reload).not.toHaveBeenCalled();
  reconnect();
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that broke while connected waits for its button', async () => {
  const { reload, read } = openCrash();
  await read(() => Promise.resolve([]));
  expect(screen.getByRole('heading')).toHaveTextContent('state.crash_title');
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that could not load on a device with bars and no data says so, and loads again when a read is answered', async () => {
  const { reload, read } = openCrash();
  await read(() => Promise.reject(errorWithoutAnswer('network')));
  expect(screen.getByRole('heading')).toHaveTextContent('state.crash_offline_title');
  expect(reload).not.toHaveBeenCalled();
  await read(() => Promise.resolve([]));
  expect(reload).toHaveBeenCalledOnce();
});
