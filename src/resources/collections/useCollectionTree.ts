import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

/** The first part is the resource, so that live events and writes of collections read it again. */
export const TREE_KEY = ['collections', 'tree'] as const;

/** All collections as a tree, read anew with each visit. */
export function useCollectionTree() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: TREE_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadCatalogCalls()).collectionTree(signal),
    staleTime: 0,
  });
}
