import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { isFields } from '../../../../domain/changes/same-value.ts';
import type { Product } from '../../../../generated/products/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ListFilter } from '../../../dataProvider/list-query.ts';

/** Products of one grid, as many as one call reads and one saves. */
export const MOST_PRODUCTS = 100;

/** The products that the address asks for: `?ids=4,8`, or `?filter=` of a list. Read once, so that nothing moves below the editor. */
export function useGridProducts() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [search] = useSearchParams();
  const filter = askedFilter(search);
  return useQuery({
    // Not below 'products': a live event would read them again.
    queryKey: ['product-grid', filter],
    queryFn: async ({ signal }) => {
      if (filter === null) return { data: [], total: 0 };
      return dataProvider.getList<Product>('products', {
        pagination: { page: 1, perPage: MOST_PRODUCTS },
        sort: { field: 'name', order: 'ASC' },
        filter,
        signal,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function askedFilter(search: URLSearchParams): ListFilter | null {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id));
  if (ids.length > 0) return { 'id.in': ids.slice(0, MOST_PRODUCTS) };
  const text = search.get('filter');
  if (text === null) return null;
  try {
    const filter: unknown = JSON.parse(text);
    return isFields(filter) ? filter : null;
  } catch {
    // An address that somebody cut in two asks for nothing.
    return null;
  }
}
