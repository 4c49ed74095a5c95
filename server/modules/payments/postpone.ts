import type { ApiPorts } from '../../api-state.ts';
import { raiseAlarm } from './alarm.ts';
import type { StoreTx } from '../../db/database.ts';
import { lockNotification, type NotificationRow } from './notifications.ts';
import { enqueueSettle } from './settle-job.ts';

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
