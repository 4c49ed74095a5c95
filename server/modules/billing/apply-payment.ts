import { differenceOf } from '../../../domain/payments/compare.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
import { isPlatformProvider } from '../../../domain/plans/platform-accounts.ts';
import { confirmPayment, type Refused } from '../../../domain/plans/subscription/confirm.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { PlanAttemptsTable } from '../../db/billing-tables.ts';
import type { StoreTx } from '../../db/database.ts';
import { recordAudit, type AuditEntry } from '../../resources/service.ts';
import { systemWrite } from '../system-write.ts';
import { planInvoice, saveInvoice } from './invoice-rows.ts';
import { enqueueMail } from './mail-job.ts';
import { returnSurplus } from './return-surplus.ts';
import { review } from './review.ts';
import type { ReportRow } from './settle.ts';
import { lockSubscription, saveSubscription } from './subscription-row.ts';

type Attempt = Omit<PlanAttemptsTable, 'id' | 'created_at' | 'checkout' | 'looks' | 'next_look_at'>;

/**
 * Enters what a provider has confirmed in the ledger, and grants what it pays: both in one transaction. A fact that the
 * ledger has already changes nothing.
 * @returns why the money grants nothing; null when nobody has to look
 */
export async function applyPayment(
  ports: ApiPorts,
  asked: Attempt,
  row: ReportRow,
  confirmed: Confirmation,
): Promise<Alarm | Refused | 'refunded' | null> {
  if (!isPlatformProvider(asked.provider) || !isPlatformProvider(row.provider)) return 'provider';
  const difference = differenceOf({ ...asked, provider: asked.provider }, row.provider, row, confirmed);
  if (difference !== null) return difference;
  return ports.database.write(asked.store_id, async (tx) => {
    await lockSubscription(tx);
    if (!(await enter(tx, asked, confirmed, ports.clock.now()))) return null;
    if (confirmed.state === 'approved')
      return grantInvoice(ports, tx, asked.invoice_id, `plan-payment-${row.id}`);
    if (confirmed.state !== 'refunded' && confirmed.state !== 'charged_back') return null;
    await review(tx, asked.invoice_id, 'refunded');
    return 'refunded';
  });
}

/** @returns false when the ledger has it already */
async function enter(
  { sql, storeId }: StoreTx,
  asked: Attempt,
  { attemptId, state, cents, currency, refundedCents }: Confirmation,
  now: Date,
): Promise<boolean> {
  const entered = await sql
    .insertInto('plan_payments')
    .values({
      store_id: storeId,
      provider: asked.provider,
      attempt_id: attemptId,
      reference: asked.reference,
      invoice_id: asked.invoice_id,
      state,
      cents,
      currency,
      refunded_cents: refundedCents,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'provider', 'attempt_id', 'state', 'refunded_cents']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return entered !== undefined;
}

/** Grants the days of an invoice whose payment is confirmed. The subscription is locked. */
export async function grantInvoice(
  ports: ApiPorts,
  tx: StoreTx,
  invoiceId: number,
  requestId: string,
): Promise<Refused | null> {
  const now = ports.clock.now();
  const kept = await lockSubscription(tx);
  const invoice = await planInvoice(tx.sql, tx.storeId, invoiceId);
  if (invoice === null) return 'unknown_plan';
  const confirmed = confirmPayment(kept.subscription, invoice, now);
  if ('refused' in confirmed && confirmed.refused !== undefined) {
    await review(tx, invoiceId, confirmed.refused);
    return confirmed.refused;
  }
  const { subscription } = confirmed;
  await saveInvoice(tx, invoiceId, confirmed.invoice, { open: false, paidAt: now, now });
  await saveSubscription(ports, tx, {
    subscription,
    linesUntil: null,
    remindedFor: null,
    remindedDays: null,
  });
  const before = kept.subscription;
  await returnSurplus(ports, tx, before, subscription);
  const changes = {
    plan_id: [before.planId, subscription.planId],
    next_cut_date: [before.paidUntil, subscription.paidUntil],
  } satisfies Record<string, [unknown, unknown]>;
  const entry: AuditEntry = { action: 'paid', resource: 'billing', recordId: invoiceId, changes };
  await recordAudit(systemWrite(ports, tx, requestId), [entry]);
  await enqueueMail(
    tx,
    { kind: 'plan_paid', invoice: invoice.number, day: subscription.paidUntil ?? '' },
    now,
  );
  return null;
}
