import { paidOf } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../module.ts';

/** `orders.paid` when money of a buyer arrives for an order. `by` is the member who set it: their own browser does not ring. */
export function announcePayment(
  { tx, user }: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): void {
  if (before === null || order.order_status_id !== ORDER_STATUS.paid) return;
  if (before.order_status_id === ORDER_STATUS.paid && paidOf(order) <= paidOf(before)) return;
  const branch = order.user_store_id;
  tx.notify({
    type: 'orders.paid',
    id: order.id,
    ...(branch !== null && { branches: [branch] }),
    data: { by: user.userId },
  });
}
