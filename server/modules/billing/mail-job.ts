import type { StoreTx } from '../../db/database.ts';
import type { ApiPorts } from '../../api-state.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import { mailOf } from '../identity/module.ts';
import { readInformation } from './information-row.ts';
import { ownerOf } from './owner-row.ts';

export const BILLING_MAIL_JOB = 'billing.mail';

/** What a merchant hears of their plan. `day`: `YYYY-MM-DD`. */
export type BillingMail =
  | { kind: 'plan_paid'; invoice: string; day: string }
  | { kind: 'plan_expires'; day: string }
  | { kind: 'plan_past_due'; day: string }
  | { kind: 'plan_blocked'; day: string }
  | { kind: 'plan_ended'; day: string }
  /** More is there than the plan has: on the day after `day` only so many products and lines stay. */
  | { kind: 'plan_surplus'; day: string; products: string; lines: string };

/** Exists when, and only when, the caller's transaction commits. */
export async function enqueueMail(tx: StoreTx, mail: BillingMail, now: Date): Promise<void> {
  await enqueue(tx, BILLING_MAIL_JOB, mail, { runAt: now });
}

/** Mails the addresses of the billing details, or the owner's where there are none. */
export async function mailMerchant(ports: ApiPorts, job: Job): Promise<void> {
  const { database, mail, settings } = ports;
  if (job.storeId === null || mail === undefined) return;
  const storeId = job.storeId;
  // Written by this module and by nobody else.
  const message = job.payload as BillingMail;
  const information = await database.read(storeId, (sql) => readInformation(sql, storeId));
  const owner = await ownerOf(ports, storeId);
  if (owner === undefined) return;
  const { kind, ...values } = message;
  const texts = {
    ...values,
    store: owner.store,
    link: `${settings.origin}/config/billing`,
  };
  const to = information?.emails.split(',').map((email) => email.trim()) ?? [owner.email];
  for (const address of to) await mail.send(mailOf(kind, owner.language, address, texts));
}
