import type { StoreTx } from '../../db/database.ts';
import type { ApiPorts } from '../../api-state.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import { ownerOf } from './owner-row.ts';

export const BILLING_WHATSAPP_JOB = 'billing.whatsapp';

/** A reminder that the plan ends. `day`: its last paid day, `YYYY-MM-DD`. */
export interface PlanReminder {
  day: string;
}

/** Exists when, and only when, the caller's transaction commits. Apart from the mail: neither repeats the other. */
export async function enqueueWhatsApp(
  { whatsApp }: Pick<ApiPorts, 'whatsApp'>,
  tx: StoreTx,
  reminder: PlanReminder,
  now: Date,
): Promise<void> {
  if (whatsApp?.sendPlanReminder !== undefined)
    await enqueue(tx, BILLING_WHATSAPP_JOB, reminder, { runAt: now });
}

/** To the phone on which the owner has read a code; to no other. */
export async function remindByWhatsApp(ports: ApiPorts, job: Job): Promise<void> {
  const { storeId } = job;
  if (storeId === null || ports.whatsApp?.sendPlanReminder === undefined) return;
  // Written by this module and by nobody else.
  const { day } = job.payload as PlanReminder;
  const owner = await ownerOf(ports, storeId);
  if (owner === undefined || owner.provenPhone === null) return;
  const { provenPhone: to, store, language } = owner;
  await ports.whatsApp.sendPlanReminder({ to, store, day, language });
}
