import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

/** Payments that name no invoice. */
export function useNobodysPayments() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['platform', 'payments'],
    queryFn: async ({ signal }) => (await dataProvider.loadPlatformCalls()).payments(signal),
  });
}

/** How much money waits for a person, with an invoice and without; undefined while it is not known. */
export function useToReview(): number | undefined {
  const dataProvider = useDataProvider<AppDataProvider>();
  const payments = useNobodysPayments();
  const invoices = useQuery({
    queryKey: ['platform', 'invoices', 'to review'],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPlatformCalls()).invoices({ review: 'yes', limit: '1' }, signal),
  });
  if (payments.data === undefined || invoices.data === undefined) return undefined;
  return payments.data.total + invoices.data.total;
}
