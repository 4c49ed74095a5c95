import type {
  BillingDetails,
  BillingInformation,
  CheckoutAnswer,
  CheckoutStatus,
  InvoiceAnswer,
  PlanAnswer,
  SubscriptionAnswer,
  SubscriptionChange,
  ToldBeside,
  Usage,
} from '../../domain/plans/billing-types.ts';
import type { Http } from './http.ts';
import { createRequests, objectOf } from './records.ts';

/** What is paid: an invoice that is there, or a plan, for which one is issued. */
export type CheckoutSubject =
  | { invoice_id: number }
  | { plan_id: number; plan_payment_type_id: number; auto_renew: boolean; country_code: string };

export type CheckoutRequest = CheckoutSubject & { provider: CheckoutAnswer['provider'] };

/** What the provider's page said on return. Nothing of it is believed: the server asks the provider. */
export interface ReturnReport extends ToldBeside {
  external_reference: string;
  payment_id: string | null;
  payment_status: string;
  /** The page of ours that the provider led back to. */
  back_url: string;
}

export interface InvoiceQuery {
  /** From 1. */
  page: number;
  perPage: number;
  status?: number;
}

/** The calls about what the store pays for its plan. */
export function createBillingCalls(http: Http, path: (below: string) => string) {
  const at = (below: string): string => path(`/billing${below}`);
  const { object, page, rows, send } = createRequests(http, at);
  return {
    /** Null before the first details are saved. */
    async billingInformation(signal?: AbortSignal): Promise<BillingInformation | null> {
      const answer = await http(at('/information'), { signal });
      return answer.status === 204 ? null : objectOf<BillingInformation>(answer);
    },

    saveBillingInformation: (body: BillingDetails, exists: boolean) =>
      object<BillingInformation>('/information', { method: exists ? 'PUT' : 'POST', body }),

    usage: (country: string, signal?: AbortSignal) => object<Usage>(`/${country}/usage`, { signal }),

    /** The free one first, at the prices of the country. */
    plans: (country: string, signal?: AbortSignal) => rows<PlanAnswer>(`/${country}/plans`, { signal }),

    subscription: (signal?: AbortSignal) => object<SubscriptionAnswer>('/subscription', { signal }),

    changeSubscription: (body: SubscriptionChange) =>
      object<SubscriptionAnswer>('/subscription', { method: 'PUT', body }),

    cancelSubscription: () => send('POST', '/subscription/cancel'),

    reactivateSubscription: () => send('POST', '/subscription/reactivate'),

    /** Newest first. */
    async invoices({ page: number, perPage, status }: InvoiceQuery, signal?: AbortSignal) {
      const only = status === undefined ? '' : `&invoice_status_id.equals=${status}`;
      const query = `limit=${perPage}&page=${number}${only}`;
      const { data, total } = await page<InvoiceAnswer>(`/invoices?${query}`, { signal });
      return { invoices: data, total };
    },

    invoice: (id: number, signal?: AbortSignal) => object<InvoiceAnswer>(`/invoices/${id}`, { signal }),

    startCheckout: (body: CheckoutRequest) => object<CheckoutAnswer>('/checkouts', { method: 'POST', body }),

    checkoutStatus: (reference: string, signal?: AbortSignal) =>
      object<CheckoutStatus>(`/checkouts/${encodeURIComponent(reference)}`, { signal }),

    /** Makes the server ask the provider. It grants nothing by itself. */
    reportInvoicePayment: (id: number, body: ReturnReport) =>
      object<CheckoutStatus>(`/invoices/${id}/payments`, { method: 'POST', body }),

    reportPlanPayment: (body: ReturnReport & { plan_id: number; plan_payment_type_id: number }) =>
      object<CheckoutStatus>('/plans/payments', { method: 'POST', body }),
  };
}
