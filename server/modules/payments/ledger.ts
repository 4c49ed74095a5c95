import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { PaymentFact, PaymentState } from '../../../domain/payments/state.ts';
import type { StoreTx } from '../../db/database.ts';
import type { NotificationRow } from './notifications.ts';

/** What was known of an order's payments before and after a row was entered. */
export interface Facts {
  before: PaymentFact[];
  after: PaymentFact[];
}

/** Enters what a provider has confirmed, once. Null when the ledger has it already. The order is locked. */
export async function enterPayment(
  tx: StoreTx,
  { id, provider }: NotificationRow,
  orderId: number,
  confirmed: Confirmation,
  now: Date,
): Promise<Facts | null> {
  const { attemptId, state, cents, currency, reference, refundedCents, live } = confirmed;
  const before = await factsOf(tx, orderId);
  const entered = await tx.sql
    .insertInto('payments')
    .values({
      store_id: tx.storeId,
      provider,
      attempt_id: attemptId,
      reference,
      order_id: orderId,
      state,
      cents,
      currency,
      refunded_cents: refundedCents,
      live,
      notification_id: id,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'provider', 'attempt_id', 'state', 'refunded_cents']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return entered === undefined ? null : { before, after: [...before, { attemptId, state }] };
}

async function factsOf(tx: StoreTx, orderId: number): Promise<PaymentFact[]> {
  const rows = await tx.sql
    .selectFrom('payments')
    .select(['attempt_id', 'state'])
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', orderId)
    .execute();
  // Written by this file and by nobody else.
  return rows.map(({ attempt_id, state }) => ({ attemptId: attempt_id, state: state as PaymentState }));
}
