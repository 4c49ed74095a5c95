import type { ProviderRefundReason } from '../../../domain/orders/refunds.ts';
import type { WriteContext } from '../../context.ts';

/** A payment at a provider, by its id there. */
interface ProviderPayment {
  provider: string;
  attemptId: string;
}

/** What went back of a payment as its provider reported it, and what members wrote down. The order is locked. */
export async function knownRefunds(
  { tx, storeId }: WriteContext,
  orderId: number,
  { provider, attemptId }: ProviderPayment,
): Promise<{ returned: number; byHand: { id: number; amount: number }[] }> {
  const rows = await tx.sql
    .selectFrom('order_refunds')
    .select(['id', 'amount', 'provider', 'attempt_id'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.provider === provider && row.attempt_id === attemptId);
  return {
    returned: own.reduce((sum, { amount }) => sum + amount, 0),
    byHand: rows.filter((row) => row.provider === null),
  };
}

/** A refund that a provider has reported; the caller adds it to what the order says went back. */
export async function enterRefund(
  { tx, storeId, now }: WriteContext,
  orderId: number,
  { provider, attemptId }: ProviderPayment,
  { amount, reason }: { amount: number; reason: ProviderRefundReason },
): Promise<void> {
  await tx.sql
    .insertInto('order_refunds')
    .values({
      store_id: storeId,
      order_id: orderId,
      user_id: null,
      provider,
      attempt_id: attemptId,
      amount,
      reason,
      note: null,
      lines: '[]',
      restocked: false,
      created_at: now,
    })
    .execute();
}

/** The refund that a member has written down is the one that the provider reports. */
export async function matchRefund(
  { tx, storeId }: WriteContext,
  id: number,
  { provider, attemptId }: ProviderPayment,
): Promise<void> {
  await tx.sql
    .updateTable('order_refunds')
    .set({ provider, attempt_id: attemptId })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
