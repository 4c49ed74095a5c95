import { isReference } from '../../../domain/payments/reference.ts';
import type { CheckoutStatus } from '../../../domain/plans/billing-types.ts';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { INVOICE_STATUS, paymentTypeOf } from '../../../domain/plans/subscription.ts';
import { PAYMENT_REVIEWS, type PaymentReview } from '../../../domain/staff/platform-answers.ts';
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

/** What was too much has gone back: no person has to look at it any more. Another doubt about the invoice stays. */
export async function endSurplusReview({ sql, storeId, notify }: StoreTx, invoiceId: number): Promise<void> {
  const ended = await mark(sql, { store_id: storeId, invoice_id: invoiceId }, null)
    .where('review', 'in', OF_THE_LEDGER)
    .executeTakeFirst();
  if (ended.numUpdatedRows > 0) notify({ type: 'invoices.updated', id: invoiceId });
}

function mark(sql: Sql, { store_id, invoice_id }: Billed, reason: PaymentReview | null) {
  return sql
    .updateTable('plan_invoices')
    .set({ review: reason })
    .where('store_id', '=', store_id)
    .where('invoice_id', '=', invoice_id);
}

const OF_THE_LEDGER = ['paid_twice', 'voided', 'unknown_plan', 'refunded'];

/** Whether the reason is about money that the ledger has, and not about a payment that never reached it. */
function isOfLedger(reason: string | null): boolean {
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

/** What providers have confirmed about an attempt to pay; null for one that is not this store's. */
export async function checkoutStatus(
  sql: Sql,
  storeId: number,
  reference: string,
): Promise<CheckoutStatus | null> {
  if (!isReference(reference)) return null;
  const attempt = await sql
    .selectFrom('plan_attempts as a')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.store_id', '=', 'a.store_id').onRef('i.id', '=', 'a.invoice_id'),
    )
    .innerJoin('plan_invoices as p', (join) =>
      join.onRef('p.store_id', '=', 'a.store_id').onRef('p.invoice_id', '=', 'a.invoice_id'),
    )
    .select(['a.invoice_id', 'a.plan_id', 'i.invoice_status_id', 'p.review'])
    .where('a.store_id', '=', storeId)
    .where('a.reference', '=', reference)
    .executeTakeFirst();
  if (attempt === undefined) return null;
  const facts = await sql
    .selectFrom('plan_payments')
    .select('state')
    .where('store_id', '=', storeId)
    .where('reference', '=', reference)
    .execute();
  const plan = planOf(attempt.plan_id);
  const { review, ...known } = attempt;
  return {
    ...known,
    reference,
    plan_payment_type_id: (plan && paymentTypeOf(plan)?.id) ?? 0,
    status: statusOf(new Set(facts.map(({ state }) => state)), known.invoice_status_id, review),
  };
}

function statusOf(
  states: ReadonlySet<string>,
  invoice: number,
  review: string | null,
): CheckoutStatus['status'] {
  const isPaid = invoice === INVOICE_STATUS.paid;
  const moved = ['approved', 'refunded', 'charged_back'].some((state) => states.has(state));
  if (moved && (!isPaid || isOfLedger(review))) return 'review';
  // An advisor's confirmation is a payment of the invoice, and none of the attempt.
  if (states.has('approved') || isPaid) return 'approved';
  if (states.has('pending')) return 'pending';
  if (states.has('declined')) return 'declined';
  return isReviewing(review) ? 'review' : 'waiting';
}
