import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { isStoreUrl } from '../../../../domain/stores/store-url.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';

/** `own`: the stored one. `wrong`: no address at all, so that nobody is asked. */
export type UrlState = 'own' | 'wrong' | 'checking' | 'free' | 'taken' | 'unknown';

const PAUSE_MS = 400;

/** Asks the server about an address while it is typed; each answer is of the address on screen. */
export function useUrlCheck(url: string, own: string): { state: UrlState; retry: () => void } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const settled = useDebounced(url, PAUSE_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['store-url', settled],
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).verifyUrl(settled, signal),
    enabled: settled === url && settled !== own && isStoreUrl(settled),
    staleTime: 0,
    retry: false,
  });
  const state = (): UrlState => {
    if (url === own) return 'own';
    if (!isStoreUrl(url)) return 'wrong';
    if (settled !== url || isFetching) return 'checking';
    if (isError || data === undefined) return 'unknown';
    return data ? 'free' : 'taken';
  };
  return { state: state(), retry: () => void refetch() };
}
