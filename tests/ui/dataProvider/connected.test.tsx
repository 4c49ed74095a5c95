import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiHttpError, errorWithoutAnswer } from '../../../src/dataProvider/api-error.ts';
import { useConnected } from '../../../src/dataProvider/useOnline.ts';

test('a device that says that it is online is connected as long as its reads are answered', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const read = (queryKey: string[], queryFn: () => Promise<unknown>) =>
    act(() => queries.fetchQuery({ queryKey, queryFn }).catch(() => undefined));
  const lost = () => Promise.reject(errorWithoutAnswer('network'));
  // As an earlier visit left it.
  queries.setQueryData(['orders'], [], { updatedAt: 1 });
  const { result } = renderHook(useConnected, { wrapper });
  expect(result.current).toBe(true);

  await read(['orders'], lost);
  expect(result.current).toBe(false);
  // A hook that begins later knows it too.
  expect(renderHook(useConnected, { wrapper }).result.current).toBe(false);

  await read(['products'], () => Promise.reject(new ApiHttpError(403, { code: 'forbidden' })));
  expect(result.current).toBe(true);
  await read(['products'], lost);
  expect(result.current).toBe(false);
  await read(['orders'], () => Promise.resolve([]));
  expect(result.current).toBe(true);
});
