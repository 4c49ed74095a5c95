import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useSession } from '../../authProvider/useSession.ts';

export const INVENTORY_KEY = 'inventory';

interface Asked {
  query: Record<string, string>;
  page: number;
  perPage: number;
  /** A phone adds pages below each other; a desktop shows one. */
  growing: boolean;
}

/** The rows, and the figures beside the tabs. */
export function useShelves({ query, page, perPage, growing }: Asked) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  const first = growing ? 1 : page;
  const list = useInfiniteQuery({
    queryKey: [INVENTORY_KEY, storeId, 'rows', query, first],
    queryFn: async ({ pageParam, signal }) =>
      (await dataProvider.loadInventoryCalls()).listInventory({ ...query, page: String(pageParam) }, signal),
    initialPageParam: first,
    getNextPageParam: (last, pages, at) =>
      growing && last.data.length > 0 && pages.length * perPage < last.total ? at + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const summary = useQuery({
    queryKey: [INVENTORY_KEY, storeId, 'summary'],
    queryFn: async ({ signal }) => (await dataProvider.loadInventoryCalls()).inventorySummary(signal),
  });
  return {
    rows: list.data?.pages.flatMap(({ data }) => data),
    total: list.data?.pages.at(-1)?.total ?? 0,
    error: list.error ?? summary.error,
    summary: summary.data,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    more: () => void list.fetchNextPage(),
    retry: () => void Promise.all([list.refetch(), summary.refetch()]),
  };
}
