/** What counts as a sale: which orders, and how much of one. Amounts are whole pesos. */
import type { OrderMoney } from './refunds.ts';
import { ORDER_STATUS } from './statuses.ts';

/** Payment statuses that count among a customer's purchases: all but cancelled. */
export function countsAsPurchase(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled;
}

/** Payment statuses that count as sales of a day: all but cancelled and refunded. */
export function countsAsSale(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled && orderStatusId !== ORDER_STATUS.refunded;
}

/**
 * What the sums of sales count of an order that is a sale: its total less what went back. Money above the total, of an
 * order that was edited down, goes back first and was no sale. `order_sale` of server/db/baseline/order-sums.ts is the same in SQL.
 */
export function saleOf({ total, paid, refunded }: Omit<OrderMoney, 'order_status_id'>): number {
  const whole = total ?? 0;
  const above = Math.max(0, (paid ?? whole) - whole);
  return Math.max(0, whole - Math.max(0, (refunded ?? 0) - above));
}
