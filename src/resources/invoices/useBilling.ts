import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { DEFAULT_COUNTRY } from '../../../domain/places/countries.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { InvoiceQuery } from '../../dataProvider/billing-calls.ts';

/** That of the resource: what is on screen follows the events of its records. */
const KEY = 'invoices';

/** The country that the store was opened in. */
export function useStoreCountry(): string {
  return useStore()?.country_code ?? DEFAULT_COUNTRY;
}

/** The state of what the store pays for: plan, next cut, renewal, ways to pay. */
export function useSubscription() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [KEY, 'subscription'],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).subscription(signal),
  });
}

/** How much of the plan is in use. */
export function useUsage() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const country = useStoreCountry();
  return useQuery({
    queryKey: [KEY, 'usage', country],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).usage(country, signal),
  });
}

/** What can be bought, the free plan first, at the prices that an invoice will have: those of the store's country. */
export function usePlans() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const own = useStoreCountry();
  const subscription = useSubscription();
  const country = subscription.data?.price_country ?? own;
  const plans = useQuery({
    queryKey: [KEY, 'plans', country],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).plans(country, signal),
    placeholderData: keepPreviousData,
    enabled: subscription.data !== undefined,
  });
  return {
    /** Undefined until it is known which prices hold. Those of another country are never shown for this one. */
    data: subscription.data === undefined ? undefined : plans.data,
    /** Prices of another country are on screen while these are read. */
    stale: plans.isPlaceholderData,
    country,
    error: subscription.error ?? plans.error,
    refetch: () => Promise.all([subscription.refetch(), plans.refetch()]),
  };
}

/** The details on the store's invoices; null before the first are saved. */
export function useBillingInformation() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [KEY, 'information'],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).billingInformation(signal),
  });
}

/** A page of invoices, newest first. */
export function useInvoices(query: InvoiceQuery) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [KEY, 'invoices', query],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).invoices(query, signal),
    placeholderData: keepPreviousData,
  });
}

export function useInvoice(id: number) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [KEY, 'invoice', id],
    queryFn: async ({ signal }) => (await dataProvider.loadBillingCalls()).invoice(id, signal),
  });
}

/** Reads all of it again, and the session, which carries the plan's features. */
export function useBillingRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  const session = useSessionStore();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: [KEY] }), session.refresh()]);
  };
}
