import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import { useAccess } from '../../schema/useAllowed.ts';

const RULE = { permission: 'payment-channels-store.read', allBranches: true } as const;

/** What providers reported in 30 days without effect on an order, and nobody has reviewed. A member who may not see it has none. */
export function useDoubtfulPayments() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const access = useAccess();
  return useQuery({
    queryKey: FIGURES.doubtful,
    queryFn: async ({ signal }) => (await dataProvider.loadPaymentChannelCalls()).doubtfulPayments(signal),
    enabled: access !== null && judge(access, RULE) === 'allowed',
  });
}
