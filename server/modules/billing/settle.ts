import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm, NotificationState } from '../../../domain/payments/notification-state.ts';
import { isPlatformProvider } from '../../../domain/plans/platform-accounts.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { PaymentReview } from '../../../domain/staff/platform-types.ts';
import type { Database } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import { pauseAfter } from '../payments/module.ts';
import { applyPayment } from './apply-payment.ts';
import { platformAccount } from './platform-accounts.ts';
import { isHint, MOST_HINT_TRIES } from './payment-hint.ts';
import { SETTLE_JOB, type SettleJob } from './receive.ts';
import { asReview, doubt } from './review.ts';

/** Tries before a person must look: with the pauses between them, four days. */
const MOST_TRIES = 26;
const ENDS = ['approved', 'declined', 'refunded', 'charged_back'];

/**
 * Asks the provider what a report about a plan is about, and does what follows from its answer. The ledger takes each
 * fact once, so a run that was cut off is repeated without a second effect.
 */
export async function settlePlanPayment(ports: ApiPorts, job: Job): Promise<void> {
  // Written by this module and by nobody else.
  const { notificationId: id } = job.payload as SettleJob;
  const row = await readReport(ports, id);
  if (row === undefined || row.state !== 'waiting') return;
  const confirmed = await confirmationOf(ports, row);
  if (confirmed === null) return askAgain(ports, row);
  const attempt = await findAttempt(ports.database, confirmed.reference);
  if (attempt === undefined) return end(ports, row, 'unmatched', 'unmatched');
  const reason = await applyPayment(ports, attempt, row, confirmed);
  if (reason !== null) return end(ports, row, 'refused', reason, attempt);
  if (confirmed.state === 'pending') return askAgain(ports, row);
  return end(ports, row, 'settled', null);
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof readReport>>>;

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

/** Null where the provider gave no usable answer, or cannot be asked. */
async function confirmationOf(ports: ApiPorts, row: ReportRow): Promise<Confirmation | null> {
  if (!isPlatformProvider(row.provider) || ports.payments === undefined) return null;
  const account = platformAccount(ports, row.provider);
  if (account === null) return null;
  const { event_id: eventId, attempt_id: attemptId, reference } = row;
  try {
    const claim = { eventId, attemptId, reference, state: 'unknown' } as const;
    const confirmed = await adapterOf(row.provider).confirm(claim, account, ports.payments.send);
    // Some show the end of a payment a little after they reported it, and may not report it again.
    return confirmed.state === 'pending' && ENDS.includes(row.claimed_state) ? null : confirmed;
  } catch (error) {
    // The message alone: an error of the network may hold the call, and with it a secret.
    const reason = error instanceof Error ? error.message : 'no answer';
    ports.logger.warn({ notification: row.id, reason }, 'a payment of a plan could not be confirmed');
    return null;
  }
}

async function askAgain(ports: ApiPorts, row: ReportRow): Promise<void> {
  const tries = row.tries + 1;
  if (tries >= (isHint(row.event_id) ? MOST_HINT_TRIES : MOST_TRIES))
    return end(ports, row, 'unconfirmed', isHint(row.event_id) ? null : 'unconfirmed');
  await ports.database.platformWrite(async (sql) => {
    await sql.updateTable('plan_notifications').set({ tries }).where('id', '=', row.id).execute();
    const job: SettleJob = { notificationId: row.id };
    const runAt = new Date(ports.clock.now().getTime() + pauseAfter(tries));
    await enqueue({ sql }, SETTLE_JOB, job, { runAt });
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
