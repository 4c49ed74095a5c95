import type { Alarm, NotificationState } from '../../../domain/payments/notification-state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import type { NotificationRow } from './notifications.ts';

interface Outcome {
  state: Exclude<NotificationState, 'waiting'>;
  reason: Alarm;
  orderId?: number;
}

/** Money may have moved without its order, or in a way that nobody expects. The notification keeps why; the log and open panels hear it. */
export async function raiseAlarm(
  { clock, logger }: ApiPorts,
  tx: StoreTx,
  { id, provider }: Pick<NotificationRow, 'id' | 'provider'>,
  { state, reason, orderId }: Outcome,
): Promise<void> {
  await tx.sql
    .updateTable('payment_notifications')
    .set({ state, reason, order_id: orderId ?? null, settled_at: clock.now() })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute();
  tx.notify({ type: 'payment-notifications.alarm', id, data: { reason } });
  tx.committed(() =>
    logger.error({ storeId: tx.storeId, notification: id, provider, reason }, 'a payment needs a person'),
  );
}
