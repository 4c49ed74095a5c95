import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { DomainAvailability } from '../../../domain/stores/domain-check.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';

const PAUSE_MS = 400;

/** Asks whether the store can have a domain while it is typed. The answer is of the domain on screen. */
export function useAvailability(domain: string | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const settled = useDebounced(domain, PAUSE_MS);
  const options = (name: string) => ({
    queryKey: ['domain-availability', name],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.loadDomainCalls()).domainAvailable(name, signal),
    staleTime: 0,
    retry: false,
  });
  const { data, isError, isFetching } = useQuery({
    ...options(settled ?? ''),
    enabled: settled !== null && settled === domain,
  });
  const isOfScreen = domain !== null && settled === domain && !isFetching;
  return {
    answer: isOfScreen ? data : undefined,
    failed: isOfScreen && isError,
    /** At once, for who presses before the pause is over. Undefined where nobody answers. */
    ask: (name: string): Promise<DomainAvailability | undefined> =>
      queries.fetchQuery(options(name)).catch(() => undefined),
  };
}
