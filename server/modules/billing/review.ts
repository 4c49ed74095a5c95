import { PAYMENT_REVIEWS, type PaymentReview } from '../../../domain/staff/platform-types.ts';
import type { Sql, StoreTx } from '../../db/database.ts';

/** The invoice that money belongs to. */
interface Billed {
  store_id: number;
  invoice_id: number;
}

/** Calls a person to an invoice: a provider has confirmed money that it cannot take, or that went back. */
export async function review(
  { sql, storeId, notify }: StoreTx,
  invoiceId: number,
  reason: PaymentReview,
): Promise<void> {
  await mark(sql, { store_id: storeId, invoice_id: invoiceId }, reason).execute();
  notify({ type: 'invoices.updated', id: invoiceId });
}

/** Calls a person to an invoice for less than that: the stronger reason stays where there is one. */
export async function doubt(sql: Sql, billed: Billed, reason: PaymentReview): Promise<void> {
  await mark(sql, billed, reason).where('review', 'is', null).execute();
}

function mark(sql: Sql, { store_id, invoice_id }: Billed, reason: PaymentReview) {
  return sql
    .updateTable('plan_invoices')
    .set({ review: reason })
    .where('store_id', '=', store_id)
    .where('invoice_id', '=', invoice_id);
}

const OF_THE_LEDGER = ['paid_twice', 'voided', 'unknown_plan', 'refunded'];

/** Whether the reason is about money that the ledger has, and not about a payment that never reached it. */
export function isOfLedger(reason: string | null): boolean {
  return reason !== null && OF_THE_LEDGER.includes(reason);
}

/** Whether the merchant reads that a person looks. Where no answer came, nobody knows of a payment. */
export function isReviewing(reason: string | null): boolean {
  return reason !== null && reason !== 'unconfirmed';
}

/** Null for what is none, as what orders alone can have. */
export function asReview(reason: string | null): PaymentReview | null {
  return PAYMENT_REVIEWS.find((one) => one === reason) ?? null;
}
