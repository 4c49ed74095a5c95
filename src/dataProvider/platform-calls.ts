import type {
  ConfirmedByHand,
  NewUsersReport,
  PlatformInvoice,
  PlatformPayment,
  PlatformStore,
  Reviewed,
} from '../../domain/staff/platform-answers.ts';
import type { PaymentReview } from '../../domain/staff/platform-types.ts';
import type { DayPart } from '../../domain/staff/report-day.ts';
import type { Http } from './http.ts';
import { objectOf, recordsOf, totalOf } from './records.ts';

/** A page of a list of the platform, with the exact total. */
export interface PlatformPage<Row> {
  rows: Row[];
  total: number;
}

/** What a person of the staff has looked at, and what they found. */
export interface Look {
  review: PaymentReview;
  note: string;
}

/** The calls about all stores, for the platform's staff. */
export function createPlatformCalls(http: Http) {
  const read = (path: string, query: Record<string, string>, signal?: AbortSignal) =>
    http(`${path}?${new URLSearchParams(query).toString()}`, { signal: signal ?? null });
  return {
    async stores(query: Record<string, string>, signal?: AbortSignal): Promise<PlatformPage<PlatformStore>> {
      const answer = await read('/platform/stores', query, signal);
      return { rows: recordsOf<PlatformStore>(answer), total: totalOf(answer) };
    },

    async invoices(
      query: Record<string, string>,
      signal?: AbortSignal,
    ): Promise<PlatformPage<PlatformInvoice>> {
      const answer = await read('/platform/invoices', query, signal);
      return { rows: recordsOf<PlatformInvoice>(answer), total: totalOf(answer) };
    },

    /** Those that name no invoice, the latest first. */
    async payments(signal?: AbortSignal): Promise<PlatformPage<PlatformPayment>> {
      const answer = await http('/platform/payments', { signal: signal ?? null });
      return { rows: recordsOf<PlatformPayment>(answer), total: totalOf(answer) };
    },

    /** `of`: path of what they looked at, below `/platform`. */
    review: async (of: string, body: Look): Promise<Reviewed> =>
      objectOf<Reviewed>(await http(`/platform${of}/review`, { method: 'POST', body })),

    /** Money came by no provider: it gives the plan. Only payable invoices can be confirmed. */
    confirmByHand: async (
      { store_id, id }: Pick<PlatformInvoice, 'store_id' | 'id'>,
      note: string,
    ): Promise<ConfirmedByHand> => {
      const path = `/platform/stores/${store_id}/invoices/${id}/payment`;
      return objectOf<ConfirmedByHand>(await http(path, { method: 'POST', body: { note } }));
    },

    newUsers: async (day: Record<DayPart, string>, signal?: AbortSignal): Promise<NewUsersReport> =>
      objectOf<NewUsersReport>(await read('/stores/new-users-report', day, signal)),
  };
}
