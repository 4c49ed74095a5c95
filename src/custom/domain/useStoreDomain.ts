import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { StoreDomain } from '../../../domain/stores/domain-check.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

/** The first part is the resource of the live event, after which this is read again. */
const KEY = ['store-domain'];

/** The store's domain and the one that it waits for, and what keeps a newer answer. */
export function useStoreDomain() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadDomainCalls()).storeDomain(signal),
    staleTime: 0,
  });
  const keep = (domain: StoreDomain): void => {
    queries.setQueryData(KEY, domain);
  };
  return { stored: data, error, refetch, keep };
}
