import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { ResourceHooks } from '../module.ts';

/** A person who cancels an order ends its open links. A declined payment cancels it too, and may be tried again. */
export const endLinks: ResourceHooks<'orders'> = {
  async written({ tx, storeId, user, now }, { id, order_status_id: status }, before) {
    const isCancelled = status === ORDER_STATUS.cancelled && before?.order_status_id !== status;
    if (user.userId === null || before === null || !isCancelled) return;
    await tx.sql
      .updateTable('payment_attempts')
      .set({ ended_at: now })
      .where('store_id', '=', storeId)
      .where('order_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  },
};
