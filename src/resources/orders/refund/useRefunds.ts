import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { refundsQuery } from './refunds-query.ts';

/** The refunds of an order; not asked for while it has none. Follows changes made elsewhere. */
export function useRefunds(order: Order) {
  const query = refundsQuery(useDataProvider<AppDataProvider>(), order);
  const { data, error, refetch } = useQuery(query);
  return { refunds: query.enabled ? data : [], error, refetch };
}
