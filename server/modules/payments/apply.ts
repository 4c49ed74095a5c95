import type { Selectable } from 'kysely';
import { stillToPay } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { differenceOf } from '../../../domain/payments/compare.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import { statusAfter, type PaymentFact, type PaymentState } from '../../../domain/payments/state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import type { PaymentAttemptsTable } from '../../db/payment-tables.ts';
import { attempt } from '../../resources/bulk/attempt.ts';
import type { Stored } from '../../resources/record-types.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { WriteContext } from '../module.ts';
import { systemWrite } from '../system-write.ts';
import { raiseAlarm } from './alarm.ts';
import { lockNotification, type NotificationRow } from './notifications.ts';
import { askAgain } from './postpone.ts';

const ONLINE = 2;

/** The part of an attempt that decides what its payment does. */
type Asked = Pick<Selectable<PaymentAttemptsTable>, 'provider' | 'cents' | 'currency' | 'difference'>;

/**
 * Brings an order to the status that its payments say, with where and when it was paid (PAY-02). A paid order stays so,
 * and a payment of its difference raises what it has brought in.
 * @returns why it stays as it is, where a person must look
 */
async function changeOrder(
  write: WriteContext,
  order: Stored<'orders'>,
  asked: Asked,
  confirmed: Confirmation,
  facts: Facts,
): Promise<Alarm | null> {
  const effect = effectOf(order, asked, confirmed, facts);
  if (effect === null || typeof effect === 'string') return effect;
  const wanted = withFields(order, {
    ...effect,
    platform_reference: confirmed.attemptId,
    ...(confirmed.state === 'approved' && {
      order_method_id: ONLINE,
      transaction_date: write.now.toISOString(),
      ...(isProvider(asked.provider) && { payment_channel_id: CHANNEL_IDS[asked.provider] }),
    }),
  });
  await applyUpdate(write, 'orders', order, wanted);
  return null;
}

type Effect = Partial<Pick<Stored<'orders'>, 'order_status_id' | 'paid'>>;

/** An order that is worth another amount by now than the payment is not paid by it. */
function effectOf(
  order: Stored<'orders'>,
  asked: Asked,
  confirmed: Confirmation,
  { before, after }: Facts,
): Effect | Alarm | null {
  const isWorth = (amount: number) => toCents(amount, asked.currency) === asked.cents;
  const status = statusAfter(order.order_status_id, before, after);
  if (status !== null)
    return status === ORDER_STATUS.paid && !isWorth(order.total ?? 0)
      ? 'order_changed'
      : { order_status_id: status };
  const isPaid = order.order_status_id === ORDER_STATUS.paid;
  if (!asked.difference || !isPaid || !isNewPayment(confirmed, before)) return null;
  return isWorth(stillToPay(order)) ? { paid: order.total } : 'order_changed';
}

function isNewPayment({ attemptId, state }: Confirmation, before: Facts['before']): boolean {
  return state === 'approved' && !before.some((one) => one.attemptId === attemptId && one.state === state);
}

/**
 * What a provider has confirmed becomes a row of the ledger, and changes the order: both with the notification's end,
 * in one transaction. A notification or a state that came before changes nothing.
 */
export async function applyConfirmation(
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
    else await raiseAlarm(ports, tx, row, { state: 'refused', reason, orderId });
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
  const facts = await enterPayment(tx, row, asked.order_id, confirmed, write.now);
  if (facts === null) return null;
  if (order === undefined) return 'order_gone';
  const outcome = await attempt(write, (part) => changeOrder(part, order, asked, confirmed, facts));
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

/** Enters what a provider has confirmed, once. Null when the ledger has it already. The order is locked. */
async function enterPayment(
  tx: StoreTx,
  { id, provider }: NotificationRow,
  orderId: number,
  confirmed: Confirmation,
  now: Date,
): Promise<Facts | null> {
  const { attemptId, state, cents, currency, reference, refundedCents, live } = confirmed;
  const before = await factsOf(tx, orderId);
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
  return entered === undefined ? null : { before, after: [...before, { attemptId, state }] };
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
