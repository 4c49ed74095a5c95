import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { StoredStore } from '../../../domain/stores/store-answers.ts';

const KEY = ['store-settings'];

/** The settings of the store, undefined until they are known, and what keeps a newer answer. */
export function useSettings() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).readSettings(signal),
  });
  const keep = (settings: StoredStore): void => {
    queries.setQueryData(KEY, settings);
  };
  return { settings: data, error, refetch, keep };
}
