import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';

/** The query for the refunds of an order; not sent while it has none. */
export function refundsQuery(provider: AppDataProvider, { id, refunded }: Pick<Order, 'id' | 'refunded'>) {
  return {
    queryKey: ['orders', 'refunds', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.loadOrderCalls()).orderRefunds(id, signal),
    enabled: (refunded ?? 0) > 0,
  };
}
