/** What a confirmed payment does to the order that it was for. Amounts of the order are whole units of its currency. */
import { wholeUnits } from '../money/currency.ts';
import {
  paidAfter,
  paidOf,
  refundable,
  stillToPay,
  unpaid,
  type OrderMoney,
  type ProviderRefundReason,
} from '../orders/refunds.ts';
import { ORDER_STATUS, type OrderStatus } from '../orders/statuses.ts';
import { fromCents, toCents } from './cents.ts';
import type { Confirmation } from './contract.ts';
import type { Alarm } from './notification-state.ts';
import { heldPayments, statusAfter, type PaymentFact } from './state.ts';

/** What the buyer was asked for. */
export interface AskedPayment {
  cents: number;
  currency: string;
  /** True for what a paid order lacked after an edit. */
  difference: boolean;
  /** True once a person has cancelled the order: the link leads to no checkout any more. */
  ended: boolean;
}

/** What is written down of an order's payments. */
export interface KnownPayments {
  /** What was known of all of them before and after this confirmation. */
  before: readonly PaymentFact[];
  after: readonly PaymentFact[];
  /** What of this payment went back at the provider already, as refunds of the order. */
  returned: number;
  /** Refunds that a member has written down, and no provider has reported. */
  byHand: readonly { id: number; amount: number }[];
}

export interface OrderEffect {
  changes: { order_status_id?: OrderStatus; paid?: number; refunded?: number };
  /** A refund to enter; negative for money that came back with a chargeback that was won. */
  refund: { amount: number; reason: ProviderRefundReason } | null;
  /** The refund by hand that this report is about. */
  matched: number | null;
  /** Why a person must look at it. */
  alarm: Alarm | null;
}

/** An order that is worth another amount by now than the payment is not paid by it: nothing changes. */
export function orderEffect(
  order: OrderMoney,
  asked: AskedPayment,
  confirmed: Confirmation,
  known: KnownPayments,
): OrderEffect {
  const { changes, alarm } = received(order, asked, confirmed, known);
  const effect: OrderEffect = { changes, refund: null, matched: null, alarm };
  if (alarm === 'order_changed') return effect;
  const status = changes.order_status_id ?? order.order_status_id;
  const wanted = { order_status_id: status, total: order.total, paid: changes.paid ?? order.paid };
  const now: OrderMoney = { ...order, order_status_id: status, paid: paidAfter(order, wanted) };
  if (confirmed.state === 'reinstated') return reinstated(effect, now, known.returned);
  return returned(effect, now, asked, confirmed, known);
}

/** Money that came. Each amount is written down, so that it can go back; what nobody asked for calls a person. */
function received(
  order: OrderMoney,
  asked: AskedPayment,
  { attemptId, state, cents }: Confirmation,
  { before, after }: KnownPayments,
): Pick<OrderEffect, 'changes' | 'alarm'> {
  const { order_status_id: current, total } = order;
  const due = unpaid(order);
  const isWorth = (amount: number) => toCents(amount, wholeUnits(asked.currency)) === asked.cents;
  const isNew =
    state === 'approved' && !before.some((one) => one.attemptId === attemptId && one.state === state);
  const paid = paidOf(order) + fromCents(cents, wholeUnits(asked.currency));
  const isOver = current === ORDER_STATUS.cancelled || current === ORDER_STATUS.refunded;
  const others = heldPayments(before.filter((one) => one.attemptId !== attemptId)) > 0;
  if (isNew && asked.ended && isOver) return { changes: { paid }, alarm: 'order_cancelled' };
  if (isNew && others && !asked.difference && (isOver || current === ORDER_STATUS.paid))
    return beyondTheWhole(order, paid);
  const status = statusAfter(current, before, after);
  if (status === ORDER_STATUS.paid) {
    // An order that got a part by hand meanwhile: the link brings more than it lacked.
    if (isNew && due < (total ?? 0) && paid - paidOf(order) > due)
      return { changes: { order_status_id: status, paid }, alarm: 'paid_twice' };
    if (!isWorth(due) && state !== 'reinstated') return { changes: {}, alarm: 'order_changed' };
    const more = isNew && paidOf(order) > 0 ? { paid } : {};
    return { changes: { order_status_id: status, ...more }, alarm: null };
  }
  // What went back is an amount: it makes the order refunded once all of the money is back.
  if (status === ORDER_STATUS.refunded && refundable(order) > 0) return NOTHING;
  if (status !== null)
    return asked.ended && isOver && status !== ORDER_STATUS.refunded
      ? NOTHING
      : { changes: { order_status_id: status }, alarm: null };
  if (!asked.difference || current !== ORDER_STATUS.paid || !isNew) return NOTHING;
  if (isWorth(stillToPay(order))) return { changes: { paid: total ?? 0 }, alarm: null };
  return beyondTheWhole(order, paid);
}

/**
 * Money that nobody asked for, as it is. Of an order that was made dearer a person says whether it is the difference,
 * and enters it. What is more than the order lacks they could not enter: it is written down, so that it can go back.
 */
function beyondTheWhole(order: OrderMoney, paid: number): Pick<OrderEffect, 'changes' | 'alarm'> {
  return paid - paidOf(order) <= stillToPay(order)
    ? { changes: {}, alarm: 'order_changed' }
    : { changes: { paid }, alarm: 'paid_twice' };
}

const NOTHING = { changes: {}, alarm: null };

/**
 * Money that went back at the provider, once. A member may have written it down before: a report of that very amount is
 * about their refund. More than the order still had calls a person, because only they know which refund is which.
 */
function returned(
  effect: OrderEffect,
  now: OrderMoney,
  { currency }: AskedPayment,
  confirmed: Confirmation,
  { returned: known, byHand }: KnownPayments,
): OrderEffect {
  const isDisputed = confirmed.state === 'charged_back';
  const alarm = isDisputed ? 'chargeback' : effect.alarm;
  const more = fromCents(returnedCents(confirmed), wholeUnits(currency)) - known;
  if (more <= 0) return { ...effect, alarm };
  const own = isDisputed ? undefined : byHand.find(({ amount }) => amount === more);
  if (own !== undefined) return { ...effect, matched: own.id, alarm };
  const amount = Math.min(more, refundable(now));
  const over = amount < more && paidOf(now) > 0 ? 'refund_above' : null;
  if (amount === 0) return { ...effect, alarm: alarm ?? over };
  const refunded = (now.refunded ?? 0) + amount;
  return {
    ...effect,
    changes: {
      ...effect.changes,
      refunded,
      ...(refunded >= paidOf(now) && { order_status_id: ORDER_STATUS.refunded }),
    },
    refund: { amount, reason: isDisputed ? 'chargeback' : 'provider' },
    alarm: alarm ?? over,
  };
}

/** Hundredths that went back. Some providers say of a payment that is void or disputed only that it is. */
function returnedCents({ state, cents, refundedCents }: Confirmation): number {
  const isWhole = state === 'refunded' || state === 'charged_back';
  return isWhole && refundedCents === 0 ? cents : refundedCents;
}

/** A chargeback that the store has won: its money is there again. */
function reinstated(effect: OrderEffect, now: OrderMoney, known: number): OrderEffect {
  if (known === 0) return { ...effect, alarm: 'chargeback_won' };
  const refunded = (now.refunded ?? 0) - known;
  const isPaid = now.order_status_id === ORDER_STATUS.refunded && refunded < paidOf(now);
  return {
    ...effect,
    changes: { ...effect.changes, refunded, ...(isPaid && { order_status_id: ORDER_STATUS.paid }) },
    refund: { amount: -known, reason: 'chargeback_won' },
    alarm: 'chargeback_won',
  };
}
