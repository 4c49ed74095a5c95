import type {
  ConfirmedByHand,
  NewUsersReport,
  PaymentReview,
  PlatformInvoice,
  PlatformPayment,
  PlatformStore,
  Reviewed,
} from '../../domain/staff/platform-answers.ts';
import type { DayPart } from '../../domain/staff/report-day.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** What a person of the staff has looked at, and what they found. */
export interface Look {
  review: PaymentReview;
  note: string;
}

/** The calls about all stores, for the platform's staff. */
export function createPlatformCalls(http: Http) {
  const { object, page } = createRequests(http, (below) => below);
  const search = (query: Record<string, string>) => new URLSearchParams(query).toString();
  return {
    stores: (query: Record<string, string>, signal?: AbortSignal) =>
      page<PlatformStore>(`/platform/stores?${search(query)}`, { signal }, 'id'),

    invoices: (query: Record<string, string>, signal?: AbortSignal) =>
      page<PlatformInvoice>(`/platform/invoices?${search(query)}`, { signal }, 'id'),

    /** Those that name no invoice, the latest first. */
    payments: (signal?: AbortSignal) => page<PlatformPayment>('/platform/payments', { signal }, 'id'),

    /** `of`: path of what they looked at, below `/platform`. */
    review: (of: string, body: Look) => object<Reviewed>(`/platform${of}/review`, { method: 'POST', body }),

    /** Money came by no provider: it gives the plan. Only payable invoices can be confirmed. */
    confirmByHand: ({ store_id, id }: Pick<PlatformInvoice, 'store_id' | 'id'>, note: string) =>
      object<ConfirmedByHand>(`/platform/stores/${store_id}/invoices/${id}/payment`, {
        method: 'POST',
        body: { note },
      }),

    newUsers: (day: Record<DayPart, string>, signal?: AbortSignal) =>
      object<NewUsersReport>(`/stores/new-users-report?${search(day)}`, { signal }),
  };
}
