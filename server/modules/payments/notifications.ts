import type { StoreTx } from '../../db/database.ts';

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
