import { type Confirmation, differenceOf } from '../../../domain/payments/contract.ts';
import type { Alarm, NotificationState } from '../../../domain/payments/notification-state.ts';
import { heldPayments, type PaymentFact, type PaymentState } from '../../../domain/payments/state.ts';
import { isPlatformProvider } from '../../../domain/plans/billing-types.ts';
import { confirmPayment, INVOICE_STATUS, type Refused } from '../../../domain/plans/subscription.ts';
import type { PaymentReview } from '../../../domain/staff/platform-answers.ts';
import type { ApiPorts } from '../../context.ts';
import type { PlanAttemptsTable } from '../../../generated/platform-tables.ts';
import type { Database, StoreTx } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { recordAudit, type AuditEntry } from '../../resources/service.ts';
import { nextTry, settleReport } from '../payments/module.ts';
import { systemWrite } from '../system-write.ts';
import { planInvoice, saveInvoice } from './invoices.ts';
import { BILLING_MAIL_JOB } from './merchant-messages.ts';
import { isHint, MOST_HINT_TRIES } from './payment-hint.ts';
import { platformAccount } from './platform-accounts.ts';
import { SETTLE_JOB } from './receive.ts';
import { returnSurplus } from './return-surplus.ts';
import { asReview, doubt, endSurplusReview, review } from './checkout-status.ts';
import { lockSubscription, saveSubscription } from './subscription-row.ts';

/**
 * What a report about a plan is about, and what follows from it. The ledger takes each fact once, so a run that was cut
 * off is repeated without a second effect.
 */
export async function settlePlanPayment(ports: ApiPorts, job: Job): Promise<void> {
  const { notificationId: id } = SETTLE_JOB.read(job);
  await settleReport<ReportRow>(ports, {
    async read() {
      const row = await readReport(ports, id);
      return row && { row, asked: askedOf(ports, row) };
    },
    apply: (row, confirmed) => applyConfirmation(ports, row, confirmed),
    askAgain: (row) => askAgain(ports, row),
  });
}

function askedOf(ports: ApiPorts, { provider }: ReportRow) {
  const account = isPlatformProvider(provider) ? platformAccount(ports, provider) : null;
  return isPlatformProvider(provider) && account !== null ? { provider, account } : null;
}

async function applyConfirmation(ports: ApiPorts, row: ReportRow, confirmed: Confirmation): Promise<void> {
  const attempt = await findAttempt(ports.database, confirmed.reference);
  if (attempt === undefined) return end(ports, row, 'unmatched', 'unmatched');
  const reason = await applyPayment(ports, attempt, row, confirmed);
  if (reason !== null) return end(ports, row, 'refused', reason, attempt);
  if (confirmed.state === 'pending') return askAgain(ports, row);
  return end(ports, row, 'settled', null);
}

type ReportRow = NonNullable<Awaited<ReturnType<typeof readReport>>>;

async function findAttempt(database: Database, reference: string | null) {
  if (reference === null) return undefined;
  return database.platform((sql) =>
    sql.selectFrom('plan_attempts').selectAll().where('reference', '=', reference).executeTakeFirst(),
  );
}

function readReport({ database }: ApiPorts, id: number) {
  return database.platform((sql) =>
    sql.selectFrom('plan_notifications').selectAll().where('id', '=', id).executeTakeFirst(),
  );
}

async function askAgain(ports: ApiPorts, row: ReportRow): Promise<void> {
  const byHint = isHint(row.event_id);
  const next = nextTry(ports, row, byHint ? MOST_HINT_TRIES : undefined);
  if (next === null) return end(ports, row, 'unconfirmed', byHint ? null : 'unconfirmed');
  const { tries, runAt } = next;
  await ports.database.platformWrite(async (sql) => {
    await sql.updateTable('plan_notifications').set({ tries }).where('id', '=', row.id).execute();
    await SETTLE_JOB.enqueue({ sql }, { notificationId: row.id }, { runAt });
  });
}

/**
 * The report has had its effect, or a person must look: at the invoice that it names, or at the report itself.
 * @param billed the attempt that it names; left out where that is not known
 */
async function end(
  { database, clock, logger }: ApiPorts,
  report: ReportRow,
  state: Exclude<NotificationState, 'waiting'>,
  reason: Alarm | PaymentReview | null,
  billed?: { store_id: number; invoice_id: number },
): Promise<void> {
  const { id, provider } = report;
  const why = (await mayCall(database, report, reason)) ? asReview(reason) : null;
  const named = why === null ? undefined : (billed ?? (await findAttempt(database, report.reference)));
  if (why !== null && named !== undefined)
    await database.write(named.store_id, async ({ sql, notify }) => {
      await doubt(sql, named, why);
      notify({ type: 'invoices.updated', id: named.invoice_id });
    });
  await database.platformWrite((sql) =>
    sql
      .updateTable('plan_notifications')
      .set({ state, reason, review: named === undefined ? why : null, settled_at: clock.now() })
      .where('id', '=', id)
      .execute(),
  );
  if (reason !== null)
    logger.error({ notification: id, provider, reason }, 'a payment of a plan needs a person');
}

/** A person is called once to a payment, however often it is reported. */
async function mayCall(
  database: Database,
  { id, provider, event_id, attempt_id }: ReportRow,
  reason: string | null,
): Promise<boolean> {
  // A browser could call them to invoices of others. The provider reports a true payment itself.
  if (reason === null || isHint(event_id)) return false;
  const earlier = await database.platform((sql) =>
    sql
      .selectFrom('plan_notifications')
      .select('event_id')
      .where('provider', '=', provider)
      .where('attempt_id', '=', attempt_id)
      .where('reason', '=', reason)
      .where('id', '!=', id)
      .execute(),
  );
  return earlier.every((other) => isHint(other.event_id));
}

type Attempt = Omit<PlanAttemptsTable, 'id' | 'created_at' | 'checkout' | 'looks' | 'next_look_at'>;

/**
 * Enters what a provider has confirmed in the ledger, and grants what it pays: both in one transaction. A fact that the
 * ledger has already changes nothing.
 * @returns why the money grants nothing; null when nobody has to look
 */
async function applyPayment(
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
    if (confirmed.state === 'refunded' && (await isSquare(tx, asked.invoice_id))) {
      await endSurplusReview(tx, asked.invoice_id);
      return null;
    }
    await review(tx, asked.invoice_id, 'refunded');
    return 'refunded';
  });
}

/** Whether the platform has what the invoice asks for: one payment of a paid one, none of another. */
async function isSquare({ sql, storeId }: StoreTx, invoiceId: number): Promise<boolean> {
  const invoice = await planInvoice(sql, storeId, invoiceId);
  const rows = await sql
    .selectFrom('plan_payments')
    .select(['provider', 'attempt_id', 'state'])
    .where('store_id', '=', storeId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  const facts = rows.map(({ provider, attempt_id, state }): PaymentFact => ({
    attemptId: `${provider} ${attempt_id}`,
    // Of a provider's confirmation, or `approved` of one by hand.
    state: state as PaymentState,
  }));
  return heldPayments(facts) === (invoice?.status === INVOICE_STATUS.paid ? 1 : 0);
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
  await BILLING_MAIL_JOB.enqueue(
    tx,
    { kind: 'plan_paid', invoice: invoice.number, day: subscription.paidUntil ?? '' },
    { runAt: now },
  );
  return null;
}
