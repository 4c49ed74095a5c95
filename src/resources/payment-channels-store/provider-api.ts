import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { judge, type Verdict } from '../../../domain/access/access.ts';
import type { PaymentChannelStore } from '../../../generated/payment-channels-store/types.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useLabel } from '../../i18n/words.ts';
import { loadList } from '../../schema/descriptors.ts';
import { useAccess } from '../../schema/useAllowed.ts';

/** The first part is the resource, so that live events and writes of it read these again. */
export const CONFIGURED_KEY = ['payment-channels-store', 'configured'] as const;

/** The channels that the store has set up, in the order that buyers see; read anew with each visit. */
export function useConfigured() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: CONFIGURED_KEY,
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPaymentChannelCalls()).channelConfigurations(signal),
    staleTime: 0,
  });
}

/** The catalogue, with the addresses for notifications. */
export function useCatalogue() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['payment-channels'],
    queryFn: async ({ signal }) => (await dataProvider.loadPaymentChannelCalls()).channelCatalogue(signal),
  });
}

/** How the store takes payments by one channel; null where it has not set it up. */
export function useConfiguration(id: number) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['payment-channels-store', 'configuration', id],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPaymentChannelCalls()).channelConfiguration(id, signal),
    staleTime: 0,
    // A form keeps what is typed.
    refetchOnWindowFocus: false,
  });
}

/** Name and icon of a channel of the catalogue, as the schema words them. Suspends until they have loaded. */
export function useChannelLooks(): (id: number) => { name: string; icon: string | undefined } {
  const { fields } = use(loadList('payment-channels-store'));
  const labelOf = useLabel();
  return (id) => {
    const value = fields['payment_channel_id']?.enum?.find((one) => one.value === id);
    return { name: value === undefined ? '' : labelOf(value.label), icon: value?.icon };
  };
}

/** What the member may do with the ways in which the store is paid. */
export function usePaymentAccess(): { write: Verdict; remove: Verdict } {
  const access = useAccess();
  if (access === null) return { write: 'permission', remove: 'permission' };
  const rule = { permission: 'payment-channels-store.write', feature: 'is_payment_checkouts_enabled' };
  return {
    write: judge(access, rule),
    remove: judge(access, { permission: 'payment-channels-store.delete' }),
  };
}

/** Whether all keys are there, and their provider has not said yet that it takes them. */
export function needsCheck({
  complete,
  checked,
}: Pick<PaymentChannelStore, 'complete' | 'checked'>): boolean {
  return complete === 1 && checked !== 1;
}
