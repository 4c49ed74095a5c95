import type { DayRange } from '../../../domain/dates/range.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

/** The query for the products with most units sold in a range. */
export function topProductsQuery(provider: AppDataProvider, range: DayRange) {
  return {
    queryKey: ['orders', 'topProducts', range],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.loadFigureCalls()).topProducts(range, signal),
  };
}
