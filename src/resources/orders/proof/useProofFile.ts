import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';

/**
 * The picture or PDF of a proof; it goes from memory with the dialog. The key does not begin with the resource, because
 * a file never changes.
 */
export function useProofFile(orderId: number, proofId: number) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['proof-file', orderId, proofId],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).proofFile(orderId, proofId, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}
