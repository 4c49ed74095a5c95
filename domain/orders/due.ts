/** Money that a store has yet to collect (docs/decisions/0075). Amounts are whole pesos. */
import { awaitsPayment } from './next-step.ts';
import { paidOf, stillToPay, type OrderMoney } from './refunds.ts';
import { ORDER_STATUS } from './statuses.ts';

/** What the buyer owes: all of an open order, the difference of a paid one that an edit made dearer. */
export function amountDue(order: OrderMoney): number {
  return awaitsPayment(order.order_status_id) ? (order.total ?? 0) : stillToPay(order);
}

/** Whether an order is among those to collect. An open one of no value is: it waits for its mark. */
export function isToCollect(order: OrderMoney): boolean {
  return awaitsPayment(order.order_status_id) || stillToPay(order) > 0;
}

/** Bounds of what a paid order can say that the buyer has paid, in whole pesos. */
export interface PaidBounds {
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
