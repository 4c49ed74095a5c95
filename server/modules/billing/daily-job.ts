import { sql as raw } from 'kysely';
import { addDays, dayOf, daysBetween } from '../../../domain/dates/day.ts';
import { FREE_PLAN_ID } from '../../../domain/plans/catalogue.ts';
import { EXPIRY_NOTICE_DAYS, PLAN_UNPAID } from '../../../domain/plans/plan-state.ts';
import { daily, featuresAt, INVOICE_STATUS, reminderDue } from '../../../domain/plans/subscription.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import type { Stored } from '../../resources/record-types.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { lockBranches } from '../branches/module.ts';
import { hideForPlan, productsBeyond } from '../catalog/module.ts';
import { systemWrite } from '../system-write.ts';
import { pricedCountry } from './prices.ts';
import { issueInvoice, openInvoice, saveInvoice } from './invoices.ts';
import { BILLING_MAIL_JOB, enqueueWhatsApp } from './merchant-messages.ts';
import { returnProducts } from './return-surplus.ts';
import { lockSubscription, saveSubscription, type KeptSubscription } from './subscription-row.ts';

/** Days in which a merchant chooses what stays on a smaller plan. */
const CHOICE_DAYS = 7;

/**
 * Switches off lines and hides products that a smaller plan does not have, once the merchant had time to choose.
 * The main line stays, and the oldest of both. Nothing is deleted: a bigger plan brings them back.
 */
async function dropSurplus(ports: ApiPorts, tx: StoreTx, kept: KeptSubscription): Promise<KeptSubscription> {
  const now = ports.clock.now();
  const { subscription, linesUntil: until } = kept;
  const { max_lines, max_products } = featuresAt(subscription, now);
  const today = dayOf(now, subscription.timeZone);
  const write = systemWrite(ports, tx, `plan-surplus-${tx.storeId}`);
  const lines = await linesBeyond(write, max_lines);
  const products = await productsBeyond(tx, max_products);
  if (lines.length + products.length === 0) return { ...kept, linesUntil: null };
  if (until === null) {
    const day = addDays(today, CHOICE_DAYS);
    const room = { products: String(max_products), lines: String(max_lines) };
    await BILLING_MAIL_JOB.enqueue(tx, { kind: 'plan_surplus', day, ...room }, { runAt: now });
    return { ...kept, linesUntil: day };
  }
  if (today <= until) return kept;
  for (const line of lines) await applyUpdate(write, 'user-stores', line, withFields(line, { active: 0 }));
  await hideForPlan(write, products);
  // Of very many products the next look hides more.
  return { ...kept, linesUntil: (await productsBeyond(tx, max_products)).length > 0 ? until : null };
}

/** The lines that are on beyond this number: neither the main one nor the oldest. */
async function linesBeyond(write: WriteContext, most: number): Promise<Stored<'user-stores'>[]> {
  const ids = (await lockBranches(write.tx)).map(({ id }) => id);
  const records = await lockRecords(write, 'user-stores', ids);
  return records
    .filter((line) => line.active === 1)
    .toSorted((a, b) => (b.main ?? 0) - (a.main ?? 0) || a.id - b.id)
    .slice(most);
}

/** Days after a trial in which a store is looked at: it may have more lines and products than the free plan. */
const AFTER_TRIAL = 10;

/** Brings all plans up to the day: renewals, overdue invoices, blocks, ends, reminders. Each store is a transaction. */
export async function lookAtPlans(ports: ApiPorts, signal: AbortSignal): Promise<void> {
  for (const storeId of await concerned(ports)) {
    if (signal.aborted) return;
    try {
      await ports.database.write(storeId, (tx) => lookAtPlan(ports, tx));
    } catch (error) {
      // The others are looked at all the same, and this one again in an hour.
      ports.logger.error({ storeId, error }, 'a plan could not be brought up to date');
    }
  }
}

/** Stores whose plan is near its end or past it, or that owe. Those too whose trial has ended, or that have too much. */
async function concerned({ database, clock }: ApiPorts): Promise<number[]> {
  const now = clock.now();
  const soon = addDays(dayOf(now, 'UTC'), EXPIRY_NOTICE_DAYS + 2);
  const trialSince = new Date(now.getTime() - AFTER_TRIAL * 86_400_000);
  const { rows } = await database.platform((sql) =>
    raw<{ id: number }>`
      select id from stores where (plan = 'pro' and next_cut_date <= ${soon})
        or (plan = 'free' and trial_ended_at between ${trialSince} and ${now})
      union select store_id from plan_invoices where open
      union select store_id from subscriptions where lines_until is not null
      union select h.store_id from plan_hidden_products h join stores s on s.id = h.store_id where s.plan = 'pro'
      order by 1`.execute(sql),
  );
  return rows.map(({ id }) => id);
}

/** One store, in the caller's transaction. A second look at the same day changes nothing. */
export async function lookAtPlan(ports: ApiPorts, tx: StoreTx): Promise<void> {
  const now = ports.clock.now();
  const kept = await lockSubscription(tx);
  const open = await openInvoice(tx.sql, tx.storeId);
  const day = daily(kept.subscription, open, now, await pricedCountry(tx.sql, tx.storeId));
  if (open !== null && day.openStatus !== null) {
    const invoice = { ...open, status: day.openStatus };
    const isOpen = day.openStatus !== INVOICE_STATUS.voided;
    await saveInvoice(tx, open.id, invoice, { open: isOpen, paidAt: null, now });
  }
  if (day.renewal !== null) await issueInvoice(tx, day.renewal, now);
  const reminded = await remind(ports, tx, { ...kept, subscription: day.subscription }, now);
  await announce(tx, kept, reminded, day.openStatus, now);
  const after = await dropSurplus(ports, tx, reminded);
  if (after.subscription.planId !== FREE_PLAN_ID) await returnProducts(ports, tx, after.subscription);
  if (JSON.stringify(after) !== JSON.stringify(kept)) await saveSubscription(ports, tx, after);
}

/** Mail and WhatsApp 15, 7, 3 and 1 days before the end, each once; after a gap only the latest of them. */
async function remind(
  ports: ApiPorts,
  tx: StoreTx,
  kept: KeptSubscription,
  now: Date,
): Promise<KeptSubscription> {
  const { subscription, remindedFor, remindedDays } = kept;
  const { paidUntil, timeZone, planId } = subscription;
  if (paidUntil === null || planId === FREE_PLAN_ID) return kept;
  const left = daysBetween(dayOf(now, timeZone), paidUntil);
  const due = reminderDue(left, remindedFor === paidUntil ? remindedDays : null);
  if (due === null) return kept;
  await BILLING_MAIL_JOB.enqueue(tx, { kind: 'plan_expires', day: paidUntil }, { runAt: now });
  await enqueueWhatsApp(ports, tx, paidUntil, now);
  return { ...kept, remindedFor: paidUntil, remindedDays: due };
}

/** Says once that a plan is overdue, blocked, or has ended. */
async function announce(
  tx: StoreTx,
  { subscription: before }: KeptSubscription,
  { subscription: after }: KeptSubscription,
  openStatus: number | null,
  now: Date,
): Promise<void> {
  const day = before.paidUntil ?? '';
  const mail = (kind: 'plan_ended' | 'plan_blocked' | 'plan_past_due') =>
    BILLING_MAIL_JOB.enqueue(tx, { kind, day }, { runAt: now });
  if (before.planId !== FREE_PLAN_ID && after.planId === FREE_PLAN_ID) await mail('plan_ended');
  else if (before.status !== PLAN_UNPAID && after.status === PLAN_UNPAID) await mail('plan_blocked');
  else if (openStatus === INVOICE_STATUS.overdue) await mail('plan_past_due');
}
