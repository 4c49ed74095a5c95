import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import { statusAfter } from '../../../domain/payments/state.ts';
import type { Stored } from '../../resources/record-types.ts';
import { applyUpdate } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { WriteContext } from '../module.ts';
import type { Facts } from './ledger.ts';

const ONLINE = 2;

/**
 * Brings an order to the status that its payments say, with where and when it was paid (PAY-02). An order that is worth
 * another amount by now is not paid by the former one.
 * @returns why it stays as it is, where a person must look
 */
export async function changeOrder(
  write: WriteContext,
  order: Stored<'orders'>,
  asked: { provider: string; cents: number; currency: string },
  confirmed: Confirmation,
  { before, after }: Facts,
): Promise<Alarm | null> {
  const status = statusAfter(order.order_status_id, before, after);
  if (status === null) return null;
  if (status === ORDER_STATUS.paid && toCents(order.total ?? 0, asked.currency) !== asked.cents)
    return 'order_changed';
  const paid = confirmed.state === 'approved';
  const wanted = withFields(order, {
    order_status_id: status,
    platform_reference: confirmed.attemptId,
    ...(paid && {
      order_method_id: ONLINE,
      transaction_date: write.now.toISOString(),
      ...(isProvider(asked.provider) && { payment_channel_id: CHANNEL_IDS[asked.provider] }),
    }),
  });
  await applyUpdate(write, 'orders', order, wanted);
  return null;
}
