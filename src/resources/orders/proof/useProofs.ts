import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { proofsKey } from './proofs-key.ts';

/** The proofs of payment of an order. Follows changes made elsewhere. */
export function useProofs(orderId: number) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: proofsKey(orderId),
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderProofs(orderId, signal),
  });
}
