import type { StoreTx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export const SETTLE_JOB = 'payments.settle';

export interface SettleJob {
  storeId: number;
  notificationId: number;
}

/** Has a worker look into a notification, not before `runAt`. */
export async function enqueueSettle(tx: StoreTx, notificationId: number, runAt: Date): Promise<void> {
  const job: SettleJob = { storeId: tx.storeId, notificationId };
  await enqueue(tx, SETTLE_JOB, job, { runAt });
}
