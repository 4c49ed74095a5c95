import type { Selectable } from 'kysely';
import { stillToPay } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Confirmation } from '../../../domain/payments/contract.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import { statusAfter } from '../../../domain/payments/state.ts';
import type { PaymentAttemptsTable } from '../../db/payment-tables.ts';
import type { Stored } from '../../resources/record-types.ts';
import { applyUpdate } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { WriteContext } from '../module.ts';
import type { Facts } from './ledger.ts';

const ONLINE = 2;

/** The part of an attempt that decides what its payment does. */
type Asked = Pick<Selectable<PaymentAttemptsTable>, 'provider' | 'cents' | 'currency' | 'difference'>;

/**
 * Brings an order to the status that its payments say, with where and when it was paid (PAY-02). A paid order stays so,
 * and a payment of its difference raises what it has brought in.
 * @returns why it stays as it is, where a person must look
 */
export async function changeOrder(
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
