import { endedBy, ONLINE_WAY } from '../../../domain/orders/order-payments.ts';
import { paidAfter, paidOf } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { type Confirmation, differenceOf } from '../../../domain/payments/contract.ts';
import { COUNTED_ALARMS, type Alarm } from '../../../domain/payments/notification-state.ts';
import { orderEffect } from '../../../domain/payments/order-effect.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import { countedState, type PaymentFact, type PaymentState } from '../../../domain/payments/state.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { attempt } from '../../resources/bulk/attempt.ts';
import type { Stored } from '../../resources/record-types.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { enterPayment, enterRefund, knownRefunds, matchRefund } from '../orders/module.ts';
import { systemWrite } from '../system-write.ts';
import { channelAt } from './accounts.ts';
import { settleReport } from './inbox.ts';
import {
  askAgain,
  lockNotification,
  postpone,
  raiseAlarm,
  type NotificationRow,
  SETTLE_JOB,
} from './notifications.ts';

/** What a notification of a store is about, and what follows from it. */
export async function settle(ports: ApiPorts, job: Job): Promise<void> {
  const { storeId, notificationId } = SETTLE_JOB.read(job);
  await settleReport(ports, {
    read: () => readNotification(ports, storeId, notificationId),
    // PayPal says why the money went back in its report alone.
    corrected: (row, confirmed) =>
      confirmed.state === 'refunded' && row.claimed_state === 'charged_back'
        ? { ...confirmed, state: 'charged_back' }
        : confirmed,
    apply: (row, confirmed) => applyConfirmation(ports, storeId, row.id, confirmed),
    askAgain: (row) => postpone(ports, storeId, row.id),
  });
}

async function readNotification(ports: ApiPorts, storeId: number, id: number) {
  return ports.database.read(storeId, async (sql) => {
    const row = await sql
      .selectFrom('payment_notifications')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const asked = isProvider(row.provider) ? await channelAt(ports, sql, storeId, row.provider) : null;
    return { row, asked };
  });
}

const ONLINE = 2;

/**
 * Brings an order to what its payments say, with where and when it was paid (PAY-02), and enters what went back.
 * @returns why a person must look at it
 */
async function changeOrder(
  write: WriteContext,
  order: Stored<'orders'>,
  asked: AttemptRow,
  confirmed: Confirmation,
  facts: Facts,
): Promise<Alarm | null> {
  const { provider } = asked;
  const payment = { provider, attemptId: confirmed.attemptId };
  const refunds = await knownRefunds(write, order.id, payment);
  const ended = asked.ended_at !== null;
  const { changes, refund, matched, alarm } = orderEffect(order, { ...asked, ended }, confirmed, {
    ...facts,
    ...refunds,
  });
  if (matched !== null) await matchRefund(write, matched, payment);
  if (refund !== null) await enterRefund(write, order.id, payment, refund);
  if (Object.keys(changes).length === 0) return alarm;
  const isPaid = changes.order_status_id === ORDER_STATUS.paid || changes.paid !== undefined;
  // Channel and date are those of the payment that the reference names; what happens to it later leaves them.
  const isAnother = order.platform_reference !== confirmed.attemptId;
  const wanted = withFields(order, {
    ...changes,
    platform_reference: confirmed.attemptId,
    ...(isPaid && { order_method_id: ONLINE }),
    ...((isPaid || isAnother) && {
      transaction_date: write.now.toISOString(),
      ...(isProvider(provider) && { payment_channel_id: CHANNEL_IDS[provider] }),
    }),
  });
  const more = paidAfter(order, wanted) - paidOf(order);
  if (more > 0)
    await enterPayment(write, order.id, {
      amount: more,
      way: ONLINE_WAY,
      ended: endedBy(order, wanted),
      provider,
      attempt_id: confirmed.attemptId,
    });
  await applyUpdate(write, 'orders', order, wanted, refund === null ? 'update' : 'refund');
  return alarm;
}

/**
 * What a provider has confirmed becomes a row of the ledger, and changes the order: both with the notification's end,
 * in one transaction. A notification or a state that came before changes nothing.
 */
async function applyConfirmation(
  ports: ApiPorts,
  storeId: number,
  notificationId: number,
  confirmed: Confirmation,
): Promise<void> {
  await ports.database.write(storeId, async (tx) => {
    const row = await lockNotification(tx, notificationId);
    if (row === undefined || row.state !== 'waiting') return;
    const asked = await askedFor(tx, confirmed.reference);
    if (asked === undefined) return raiseAlarm(ports, tx, row, { state: 'unmatched', reason: 'unmatched' });
    const orderId = asked.order_id;
    const difference = differenceBetween(row, asked, confirmed);
    const reason = difference ?? (await enter(ports, tx, row, asked, confirmed));
    // The provider is asked again until the payment has an end: it may not report that.
    if (reason === null && confirmed.state === 'pending') await askAgain(ports, tx, row);
    else if (reason === null) await end(ports, tx, row, orderId);
    else {
      const state = COUNTED_ALARMS.includes(reason) ? 'settled' : 'refused';
      await raiseAlarm(ports, tx, row, { state, reason, orderId });
    }
  });
}

type AttemptRow = NonNullable<Awaited<ReturnType<typeof askedFor>>>;

function askedFor(tx: StoreTx, reference: string) {
  return tx.sql
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

function differenceBetween(row: NotificationRow, asked: AttemptRow, confirmed: Confirmation): Alarm | null {
  if (!isProvider(row.provider) || !isProvider(asked.provider)) return 'provider';
  return differenceOf({ ...asked, provider: asked.provider }, row.provider, row, confirmed);
}

/** The order is locked first: of two payments of one order, the second sees what the first has entered. */
async function enter(
  ports: ApiPorts,
  tx: StoreTx,
  row: NotificationRow,
  asked: AttemptRow,
  confirmed: Confirmation,
): Promise<Alarm | null> {
  const write = systemWrite(ports, tx, `payment-${row.id}`);
  const [order] = await lockRecords(write, 'orders', [asked.order_id]);
  const before = await factsOf(tx, asked.order_id);
  const counted = { ...confirmed, state: countedState(confirmed, before) };
  if (!(await enterFact(tx, row, asked.order_id, counted, write.now))) return null;
  if (order === undefined) return 'order_gone';
  const facts: Facts = { before, after: [...before, counted] };
  const outcome = await attempt(write, (part) => changeOrder(part, order, asked, counted, facts));
  if ('done' in outcome) return outcome.done;
  ports.logger.warn({ storeId: tx.storeId, order: order.id, code: outcome.refused.code }, 'an order refuses');
  return 'order_refused';
}

async function end(
  { clock }: ApiPorts,
  tx: StoreTx,
  { id }: NotificationRow,
  orderId: number,
): Promise<void> {
  await tx.sql
    .updateTable('payment_notifications')
    .set({ state: 'settled', order_id: orderId, settled_at: clock.now() })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute();
}

/** What was known of an order's payments before and after a row was entered. */
interface Facts {
  before: PaymentFact[];
  after: PaymentFact[];
}

/** Enters what a provider has confirmed, once. False when the ledger has it already. The order is locked. */
async function enterFact(
  tx: StoreTx,
  { id, provider }: NotificationRow,
  orderId: number,
  confirmed: Confirmation,
  now: Date,
): Promise<boolean> {
  const { attemptId, state, cents, currency, reference, refundedCents, live } = confirmed;
  const entered = await tx.sql
    .insertInto('payments')
    .values({
      store_id: tx.storeId,
      provider,
      attempt_id: attemptId,
      reference,
      order_id: orderId,
      state,
      cents,
      currency,
      refunded_cents: refundedCents,
      live,
      notification_id: id,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'provider', 'attempt_id', 'state', 'refunded_cents']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return entered !== undefined;
}

async function factsOf(tx: StoreTx, orderId: number): Promise<PaymentFact[]> {
  const rows = await tx.sql
    .selectFrom('payments')
    .select(['attempt_id', 'state'])
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', orderId)
    .execute();
  // Written by this file and by nobody else.
  return rows.map(({ attempt_id, state }) => ({ attemptId: attempt_id, state: state as PaymentState }));
}
