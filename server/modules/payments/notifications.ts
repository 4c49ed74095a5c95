import type { Alarm, NotificationState } from '../../../domain/payments/notification-state.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';

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

/** Has a worker look into a notification, not before `runAt`. */
export async function enqueueSettle(tx: StoreTx, notificationId: number, runAt: Date): Promise<void> {
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

const FIRST = 15_000;
const LONGEST = 6 * 60 * 60 * 1000;

/** Tries before a person must look: with the pauses between them, four days. */
const MOST_TRIES = 26;

/** Milliseconds until a provider is asked again. They double; jitter keeps a day's payments from returning together. */
export function pauseAfter(tries: number, random: number = Math.random()): number {
  return Math.round(Math.min(FIRST * 2 ** (tries - 1), LONGEST) * (0.5 + random / 2));
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
  const tries = row.tries + 1;
  if (tries >= MOST_TRIES) return raiseAlarm(ports, tx, row, { state: 'unconfirmed', reason: 'unconfirmed' });
  await tx.sql
    .updateTable('payment_notifications')
    .set({ tries })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', row.id)
    .execute();
  await enqueueSettle(tx, row.id, new Date(ports.clock.now().getTime() + pauseAfter(tries)));
}
