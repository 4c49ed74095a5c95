import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';

/** The refunds of an order; not asked for while it has none. Follows changes made elsewhere. */
export function useRefunds(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const some = (order.refunded ?? 0) > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'refunds', order.id],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderRefunds(order.id, signal),
    enabled: some,
  });
  return { refunds: some ? data : [], error, refetch };
}
