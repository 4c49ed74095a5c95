import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { DEFAULT_COUNTRY } from '../../../domain/places/countries.ts';
import type { ReturnStatus } from '../../../domain/plans/billing-types.ts';
import { useSessionStore, useStore } from '../../authProvider/useSession.ts';
import type { InvoiceQuery } from '../../dataProvider/billing-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useAccess } from '../../schema/useAllowed.ts';

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

/** What a return page hands on to the billing page, in the history's state: nobody can link to it. */
export interface ReportedPayment {
  status: ReturnStatus;
  /** Ours, of the attempt to pay; null where the address had none. */
  reference: string | null;
}

/** What the provider says may come true; the server asks it then (spec 2 §4). */
const RECORDED: ReadonlySet<ReturnStatus> = new Set(['approved', 'pending', 'in_process']);

export function isRecorded(status: ReturnStatus): boolean {
  return RECORDED.has(status);
}

/** Reads the state of a page that was opened from a return page; undefined for any other. */
export function reportedPayment(state: unknown): ReportedPayment | undefined {
  if (typeof state !== 'object' || state === null || !('payment' in state)) return undefined;
  return isReport(state.payment) ? state.payment : undefined;
}

function isReport(value: unknown): value is ReportedPayment {
  return typeof value === 'object' && value !== null && 'status' in value && 'reference' in value;
}

/** Whether the user may pay, change the plan and the billing details. The server checks it again. */
export function useMayPay(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'billing.write' }) === 'allowed';
}
