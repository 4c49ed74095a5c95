import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';

/** What the buyer of an order answered at the checkout; undefined until it is known. */
export function useFormAnswers(orderId: number) {
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'form-answers', orderId],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).orderFormAnswers(orderId, signal),
  });
  return { answers: data, error, refetch };
}
