import { differenceOf } from '../../../domain/payments/compare.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { attempt } from '../../resources/bulk/attempt.ts';
import { lockRecords } from '../../resources/service.ts';
import { raiseAlarm } from './alarm.ts';
import { enterPayment } from './ledger.ts';
import { lockNotification, type NotificationRow } from './notifications.ts';
import { changeOrder } from './order-effect.ts';
import { askAgain } from './postpone.ts';
import { systemWrite } from '../system-write.ts';

/**
 * What a provider has confirmed becomes a row of the ledger, and changes the order: both with the notification's end,
 * in one transaction. A notification or a state that came before changes nothing.
 */
export async function applyConfirmation(
  ports: ApiPorts,
  storeId: number,
  notificationId: number,
  confirmed: Confirmation,
): Promise<void> {
  await ports.database.write(storeId, async (tx) => {
    const row = await lockNotification(tx, notificationId);
    if (row === undefined || row.state !== 'waiting') return;
    const asked = await askedFor(tx, confirmed.reference);
    if (asked === undefined) return raiseAlarm(ports, tx, row, { state: 'unmatched', reason: 'unmatched' });
    const orderId = asked.order_id;
    const difference = differenceBetween(row, asked, confirmed);
    const reason = difference ?? (await enter(ports, tx, row, asked, confirmed));
    // The provider is asked again until the payment has an end: it may not report that.
    if (reason === null && confirmed.state === 'pending') await askAgain(ports, tx, row);
    else if (reason === null) await end(ports, tx, row, orderId);
    else await raiseAlarm(ports, tx, row, { state: 'refused', reason, orderId });
  });
}

type AttemptRow = NonNullable<Awaited<ReturnType<typeof askedFor>>>;

function askedFor(tx: StoreTx, reference: string) {
  return tx.sql
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function differenceBetween(row: NotificationRow, asked: AttemptRow, confirmed: Confirmation): Alarm | null {
  if (!isProvider(row.provider) || !isProvider(asked.provider)) return 'provider';
  return differenceOf({ ...asked, provider: asked.provider }, row.provider, row, confirmed);
}

/** The order is locked first: of two payments of one order, the second sees what the first has entered. */
async function enter(
  ports: ApiPorts,
  tx: StoreTx,
  row: NotificationRow,
  asked: AttemptRow,
  confirmed: Confirmation,
): Promise<Alarm | null> {
  const write = systemWrite(ports, tx, `payment-${row.id}`);
  const [order] = await lockRecords(write, 'orders', [asked.order_id]);
  const facts = await enterPayment(tx, row, asked.order_id, confirmed, write.now);
  if (facts === null) return null;
  if (order === undefined) return 'order_gone';
  const outcome = await attempt(write, (part) => changeOrder(part, order, asked, confirmed, facts));
  if ('done' in outcome) return outcome.done;
  ports.logger.warn({ storeId: tx.storeId, order: order.id, code: outcome.refused.code }, 'an order refuses');
  return 'order_refused';
}

async function end(
  { clock }: ApiPorts,
  tx: StoreTx,
  { id }: NotificationRow,
  orderId: number,
): Promise<void> {
  await tx.sql
    .updateTable('payment_notifications')
    .set({ state: 'settled', order_id: orderId, settled_at: clock.now() })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute();
}
