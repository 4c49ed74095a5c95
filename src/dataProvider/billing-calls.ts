import type {
  BillingDetails,
  BillingInformation,
  CheckoutAnswer,
  CheckoutStatus,
  InvoiceAnswer,
  PlanAnswer,
  SubscriptionAnswer,
  Usage,
  SubscriptionChange,
} from '../../domain/plans/billing-types.ts';
import type { ToldBeside } from '../../domain/plans/return-status.ts';
import type { Http } from './http.ts';
import { objectOf, rowsOf, totalOf } from './records.ts';

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
  const read = (below: string, signal?: AbortSignal) => http(at(below), { signal: signal ?? null });
  return {
    /** Null before the first details are saved. */
    async billingInformation(signal?: AbortSignal): Promise<BillingInformation | null> {
      const answer = await read('/information', signal);
      return answer.status === 204 ? null : objectOf<BillingInformation>(answer);
    },

    saveBillingInformation: async (body: BillingDetails, exists: boolean): Promise<BillingInformation> =>
      objectOf<BillingInformation>(await http(at('/information'), { method: exists ? 'PUT' : 'POST', body })),

    usage: async (country: string, signal?: AbortSignal): Promise<Usage> =>
      objectOf<Usage>(await read(`/${country}/usage`, signal)),

    /** The free one first, at the prices of the country. */
    plans: async (country: string, signal?: AbortSignal): Promise<PlanAnswer[]> =>
      rowsOf<PlanAnswer>(await read(`/${country}/plans`, signal)),

    subscription: async (signal?: AbortSignal): Promise<SubscriptionAnswer> =>
      objectOf<SubscriptionAnswer>(await read('/subscription', signal)),

    changeSubscription: async (body: SubscriptionChange): Promise<SubscriptionAnswer> =>
      objectOf<SubscriptionAnswer>(await http(at('/subscription'), { method: 'PUT', body })),

    async cancelSubscription(): Promise<void> {
      await http(at('/subscription/cancel'), { method: 'POST' });
    },

    async reactivateSubscription(): Promise<void> {
      await http(at('/subscription/reactivate'), { method: 'POST' });
    },

    /** Newest first. */
    async invoices({ page, perPage, status }: InvoiceQuery, signal?: AbortSignal) {
      const only = status === undefined ? '' : `&invoice_status_id.equals=${status}`;
      const answer = await read(`/invoices?limit=${perPage}&page=${page}${only}`, signal);
      return { invoices: rowsOf<InvoiceAnswer>(answer), total: totalOf(answer) };
    },

    invoice: async (id: number, signal?: AbortSignal): Promise<InvoiceAnswer> =>
      objectOf<InvoiceAnswer>(await read(`/invoices/${id}`, signal)),

    startCheckout: async (body: CheckoutRequest): Promise<CheckoutAnswer> =>
      objectOf<CheckoutAnswer>(await http(at('/checkouts'), { method: 'POST', body })),

    checkoutStatus: async (reference: string, signal?: AbortSignal): Promise<CheckoutStatus> =>
      objectOf<CheckoutStatus>(await read(`/checkouts/${encodeURIComponent(reference)}`, signal)),

    /** Makes the server ask the provider. It grants nothing by itself. */
    reportInvoicePayment: async (id: number, body: ReturnReport): Promise<CheckoutStatus> =>
      objectOf<CheckoutStatus>(await http(at(`/invoices/${id}/payments`), { method: 'POST', body })),

    reportPlanPayment: async (
      body: ReturnReport & { plan_id: number; plan_payment_type_id: number },
    ): Promise<CheckoutStatus> =>
      objectOf<CheckoutStatus>(await http(at('/plans/payments'), { method: 'POST', body })),
  };
}
