import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

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
