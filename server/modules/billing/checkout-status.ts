import type { CheckoutStatus } from '../../../domain/plans/billing-types.ts';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/payment-types.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription/invoice-status.ts';
import { isReference } from '../../../domain/payments/reference.ts';
import type { Sql } from '../../db/database.ts';
import { isOfLedger, isReviewing } from './review.ts';

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
  if (
    states.has('refunded') ||
    states.has('charged_back') ||
    (states.has('approved') && (!isPaid || isOfLedger(review)))
  )
    return 'review';
  // An advisor's confirmation is a payment of the invoice, and none of the attempt.
  if (states.has('approved') || isPaid) return 'approved';
  if (states.has('pending')) return 'pending';
  if (states.has('declined')) return 'declined';
  return isReviewing(review) ? 'review' : 'waiting';
}
