import { toCents } from '../../../domain/payments/cents.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { grantInvoice } from './settle.ts';
import { planInvoice, type StoredInvoice } from './invoices.ts';
import { lockSubscription } from './subscription-row.ts';

/** What a person of the staff vouches for. */
export interface HandPayment {
  invoiceId: number;
  /** The person of the staff. */
  userId: number;
  /** How and when the money came. */
  note: string;
}

const BY_HAND = 'hand';

/**
 * Enters money that came by no provider in the ledger, and grants what it pays: in the caller's transaction, behind the
 * same lock as the results of providers, so that one of the two grants. The same person's same words again change nothing.
 * @returns false when it was confirmed with these words before
 * @throws ApiError `not_found`, `invoice_voided`, `invoice_paid`
 */
export async function confirmByHand(
  ports: ApiPorts,
  tx: StoreTx,
  payment: HandPayment,
  requestId: string,
): Promise<boolean> {
  await lockSubscription(tx);
  const invoice = await planInvoice(tx.sql, tx.storeId, payment.invoiceId);
  if (invoice === null) throw new ApiError('not_found');
  if (invoice.status === INVOICE_STATUS.voided) throw new ApiError('invoice_voided');
  if (invoice.status === INVOICE_STATUS.paid) {
    if (await isConfirmed(tx, payment)) return false;
    throw new ApiError('invoice_paid');
  }
  await enter(tx, invoice, payment, ports.clock.now());
  const refused = await grantInvoice(ports, tx, invoice.id, requestId);
  // Paid and voided ones are refused above: what is left is a plan that is no longer known.
  if (refused !== null) throw new ApiError('not_found');
  return true;
}

async function isConfirmed(
  { sql, storeId }: StoreTx,
  { invoiceId, userId, note }: HandPayment,
): Promise<boolean> {
  const entered = await sql
    .selectFrom('plan_payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('invoice_id', '=', invoiceId)
    .where('provider', '=', BY_HAND)
    .where('confirmed_by', '=', userId)
    .where('note', '=', note)
    .executeTakeFirst();
  return entered !== undefined;
}

async function enter(
  { sql, storeId }: StoreTx,
  { id, amount, currency }: StoredInvoice,
  { userId, note }: HandPayment,
  now: Date,
): Promise<void> {
  await sql
    .insertInto('plan_payments')
    .values({
      store_id: storeId,
      provider: BY_HAND,
      // One for an invoice: the ledger itself refuses a second.
      attempt_id: String(id),
      reference: `${BY_HAND}-${id}`,
      invoice_id: id,
      state: 'approved',
      cents: toCents(amount, currency),
      currency,
      refunded_cents: 0,
      created_at: now,
      confirmed_by: userId,
      note,
    })
    .execute();
}
