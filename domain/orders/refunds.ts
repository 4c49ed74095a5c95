import { awaitsPayment, ORDER_STATUS } from './statuses.ts';
import { closedObject, FROM_ONE, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** Money that an order has brought in, and what of it went back. Amounts are whole pesos. */

export const REFUND_REASONS = ['regret', 'damaged', 'wrong', 'late', 'price', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Of a refund that a payment provider has reported; the amount of a chargeback that was won is negative. */
export const PROVIDER_REFUND_REASONS = ['provider', 'chargeback', 'chargeback_won'] as const;
export type ProviderRefundReason = (typeof PROVIDER_REFUND_REASONS)[number];

/** Characters of the note of a refund. */
export const LONGEST_REFUND_NOTE = 200;

/** What decides on an order's money; `paid` is null for orders from before it was written down. */
export interface OrderMoney {
  order_status_id: number;
  total: number | null;
  paid: number | null;
  refunded: number | null;
}

/** What the buyer has paid. An older order that is paid or refunded was paid in whole. */
export function paidOf({ order_status_id, total, paid }: OrderMoney): number {
  const whole = order_status_id === ORDER_STATUS.paid || order_status_id === ORDER_STATUS.refunded;
  return paid ?? (whole ? (total ?? 0) : 0);
}

/**
 * What counts as paid after a change; the payments of the order follow it (docs/decisions/0084). Another `paid` says that
 * money came or was voided. Without one, marking as paid takes all that an open order lacks. An edit changes nothing. An
 * order that was paid in whole and is open again keeps what came before the payment that made it paid. An order that is
 * entered as returned has brought nothing that the store still has.
 * @param keeps the sum of those payments
 */
export function paidAfter(
  before: OrderMoney | null,
  after: Pick<OrderMoney, 'order_status_id' | 'total' | 'paid'>,
  keeps = 0,
): number {
  const { order_status_id: status, total } = after;
  const isPaid = status === ORDER_STATUS.paid;
  if (before === null) return isPaid ? (total ?? 0) : 0;
  if (after.paid !== null && after.paid !== before.paid) return after.paid;
  const was = paidOf(before);
  const lacks = unpaid({ ...before, total });
  if (isPaid && (awaitsPayment(before.order_status_id) || was === 0)) return was + lacks;
  const isReopened = awaitsPayment(status) && !awaitsPayment(before.order_status_id);
  if (!isReopened || lacks > 0) return was;
  const refunded = before.refunded ?? 0;
  return keeps > refunded && keeps - refunded < (total ?? 0) ? keeps : refunded;
}

/** What an order lacks to its total of what the store has of it, whatever its status. */
export function unpaid(order: OrderMoney): number {
  return Math.max(0, (order.total ?? 0) - refundable(order));
}

/** The status that payments bring: an open order of which the store has the whole total is paid. */
export function statusWithPayments<Status extends number>(
  order: OrderMoney & { order_status_id: Status },
): Status | typeof ORDER_STATUS.paid {
  const isCovered = awaitsPayment(order.order_status_id) && refundable(order) > 0 && unpaid(order) === 0;
  return isCovered ? ORDER_STATUS.paid : order.order_status_id;
}

/** What the store has of an order, and what can go back to the buyer. */
export function refundable(order: OrderMoney): number {
  return Math.max(0, paidOf(order) - (order.refunded ?? 0));
}

/** The status after a refund: all of the money is back, or the status stays, as that of an order that is open. */
export function statusAfterRefund<Status extends number>(
  order: OrderMoney & { order_status_id: Status },
  refunded: number,
): Status | typeof ORDER_STATUS.refunded {
  const isOver = refunded >= paidOf(order) && !awaitsPayment(order.order_status_id);
  return isOver ? ORDER_STATUS.refunded : order.order_status_id;
}

/** A refund, as far as its units go. */
export interface UnitsBack {
  restocked: boolean;
  lines: readonly { id: number; quantity: number }[];
}

/**
 * Units of a line that the buyer still has, so that they can come back. Of those that went to the stock the line itself
 * knows how many are left in it: an edit takes them off first (`restockedAfter`).
 */
export function refundableUnits(
  line: { id?: number | undefined; quantity?: number | null; restocked?: number | null },
  refunds: readonly UnitsBack[],
): number {
  const others = refunds.filter(({ restocked }) => !restocked).flatMap(({ lines }) => lines);
  const back = others.reduce((sum, { id, quantity }) => (id === line.id ? sum + quantity : sum), 0);
  return Math.max(0, (line.quantity ?? 0) - (line.restocked ?? 0) - back);
}

/** What a paid order still lacks after an edit that made it dearer; 0 for one that is not paid. */
export function stillToPay(order: OrderMoney): number {
  if (order.order_status_id !== ORDER_STATUS.paid) return 0;
  return Math.max(0, (order.total ?? 0) - paidOf(order));
}

/** What the buyer has paid above the total of an order that was edited down, less what went back already. */
export function toReturn(order: OrderMoney): number {
  return Math.max(0, paidOf(order) - (order.refunded ?? 0) - (order.total ?? 0));
}

/**
 * What the merchant owes the buyer: all that the store still has of a cancelled or returned order, or what one that was
 * edited down has too much. Nobody knows it of a returned order from before payments were written down.
 */
export function owedBack(order: OrderMoney): number {
  const { order_status_id: status, paid } = order;
  if (status === ORDER_STATUS.cancelled) return refundable(order);
  if (status === ORDER_STATUS.refunded) return paid === null ? 0 : refundable(order);
  return toReturn(order);
}

/** Money that a store has yet to collect (docs/decisions/0075). Amounts are whole pesos. */

/**
 * What the buyer owes: of an open order all that the store does not have yet, of a paid one the difference of an edit
 * that made it dearer.
 */
export function amountDue(order: OrderMoney): number {
  return awaitsPayment(order.order_status_id) ? unpaid(order) : stillToPay(order);
}

/** What is missing of an order of which a part was paid. */
export function restToPay(order: OrderMoney): number {
  return refundable(order) > 0 ? amountDue(order) : 0;
}

/** Whether an order is among those to collect. An open one of no value is: it waits for its mark. */
export function isToCollect(order: OrderMoney): boolean {
  return awaitsPayment(order.order_status_id) || stillToPay(order) > 0;
}

/** Bounds of what a paid order can say that the buyer has paid, in whole pesos. */
interface PaidBounds {
  minimum: number;
  maximum: number;
}

/** Not below what went back already, nor above the total. Null for an order that is not paid. */
export function paidBounds(order: OrderMoney): PaidBounds | null {
  if (order.order_status_id !== ORDER_STATUS.paid) return null;
  return {
    minimum: Math.max(1, order.refunded ?? 0),
    maximum: Math.max(order.total ?? 0, paidOf(order)),
  };
}

/** Units of a line that came back with a refund. */
const REFUNDED_LINE = closedObject({ id: FROM_ONE, name: { type: 'string' }, quantity: { type: 'integer' } });
export type RefundedLine = FromSchema<typeof REFUNDED_LINE>;

/** A refund, as the API answers it. */
export const REFUND = closedObject({
  id: FROM_ONE,
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Null when nobody knows any more, or no member gave it back.' },
  provider: { ...TEXT_OR_NULL, description: 'The payment provider that has reported it.' },
  amount: { type: 'integer', description: 'Negative for a chargeback that was won.' },
  reason: { enum: [...REFUND_REASONS, ...PROVIDER_REFUND_REASONS] },
  note: TEXT_OR_NULL,
  lines: { type: 'array', items: REFUNDED_LINE },
  restocked: { type: 'boolean', description: 'Whether the units went back to the stock.' },
});
export type Refund = FromSchema<typeof REFUND>;

/** What `POST /orders/{id}/refunds` takes. */
export const REFUND_BODY = closedObject(
  {
    amount: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Whole pesos; never above what is paid and not refunded yet.',
    },
    reason: { enum: [...REFUND_REASONS] },
    note: { type: ['string', 'null'], maxLength: LONGEST_REFUND_NOTE },
    lines: {
      type: 'array',
      maxItems: 100,
      description: 'What comes back, by the id of its line.',
      items: closedObject({ id: FROM_ONE, quantity: { type: 'integer', minimum: 1, maximum: 9999 } }),
    },
    restock: { type: 'boolean', description: 'Whether the units of the lines go back to the stock.' },
  },
  { optional: ['note', 'lines', 'restock'] },
);
export type NewRefund = FromSchema<typeof REFUND_BODY>;
