import { ORDER_STATUS } from '../../../../domain/orders/statuses.ts';
import type { Stored } from '../../../resources/record-types.ts';
import type { WriteContext } from '../../module.ts';
import { logProof } from './proof-log.ts';

/**
 * Approves the proofs that wait when a member marks their order as paid by hand (decision 47): both say the same. An
 * approved one already says why the order is paid, and the others stay for a decision of their own.
 */
export async function settleProofs(
  write: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const paid = order.order_status_id === ORDER_STATUS.paid;
  if (write.user.userId === null || before === null || !paid) return;
  if (before.order_status_id === ORDER_STATUS.paid) return;
  const ofOrder = write.tx.sql
    .selectFrom('payment_proofs')
    .select(['id', 'state'])
    .where('store_id', '=', write.tx.storeId)
    .where('order_id', '=', order.id);
  const proofs = await ofOrder.execute();
  const waiting = proofs.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  if (waiting.length === 0 || proofs.some(({ state }) => state === 'approved')) return;
  await write.tx.sql
    .updateTable('payment_proofs')
    .set({ state: 'approved', decided_at: write.now, decided_by: write.user.userId })
    .where('store_id', '=', write.tx.storeId)
    .where('id', 'in', waiting)
    .execute();
  for (const _ of waiting) await logProof(write, order.id, order.user_store_id, ['waiting', 'approved']);
}
