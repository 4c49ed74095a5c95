import type { Alarm, NotificationState } from '../../../domain/payments/notification-state.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { nextTry, type Report } from './inbox.ts';

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof lockNotification>>>;

/** Of two workers that have a notification, the second waits, and finds it settled. */
export function lockNotification(tx: StoreTx, id: number) {
  return tx.sql
    .selectFrom('payment_notifications')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export const SETTLE_JOB = defineJob('payments.settle', {
  type: 'object',
  properties: { storeId: { type: 'integer' }, notificationId: { type: 'integer' } },
  required: ['storeId', 'notificationId'],
});

/**
 * Stores a report, with a job unless somebody else ends it. One that came before changes nothing.
 * @returns its id; null for one that was there
 */
export async function storeReport(
  tx: StoreTx,
  report: Report & { channel_id: number },
  now: Date,
  { settle = true }: { settle?: boolean } = {},
): Promise<number | null> {
  const stored = await tx.sql
    .insertInto('payment_notifications')
    .values({ store_id: tx.storeId, ...report, created_at: now })
    .onConflict((conflict) => conflict.columns(['store_id', 'provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) return null;
  if (settle) await enqueueSettle(tx, stored.id, now);
  return stored.id;
}

/** Has a worker look into a notification, not before `runAt`. */
async function enqueueSettle(tx: StoreTx, notificationId: number, runAt: Date): Promise<void> {
  await SETTLE_JOB.enqueue(tx, { storeId: tx.storeId, notificationId }, { runAt });
}

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

/** Asks again later where the provider gave no answer. */
export async function postpone(ports: ApiPorts, storeId: number, id: number): Promise<void> {
  await ports.database.write(storeId, async (tx) => {
    const row = await lockNotification(tx, id);
    if (row !== undefined && row.state === 'waiting') await askAgain(ports, tx, row);
  });
}

/** Has a worker ask once more about a locked notification. After the last try a person must look. */
export async function askAgain(ports: ApiPorts, tx: StoreTx, row: NotificationRow): Promise<void> {
  const next = nextTry(ports, row);
  if (next === null) return raiseAlarm(ports, tx, row, { state: 'unconfirmed', reason: 'unconfirmed' });
  await tx.sql
    .updateTable('payment_notifications')
    .set({ tries: next.tries })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', row.id)
    .execute();
  await enqueueSettle(tx, row.id, next.runAt);
}
