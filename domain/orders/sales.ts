import { ORDER_STATUS } from './statuses.ts';

/** Which orders count as a sale. How much of one does is said by `order_sale` of the database (server/db/baseline/order-parts.ts). */

/** Payment statuses that count among a customer's purchases: all but cancelled. */
export function countsAsPurchase(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled;
}

/** Payment statuses that count as sales of a day: all but cancelled and refunded. */
export function countsAsSale(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled && orderStatusId !== ORDER_STATUS.refunded;
}

/**
 * Consecutive days with a sale up to today (spec 1 §2, home). While today has no sale yet, the count ends at yesterday.
 * @param daysAgo how many days ago there were sales; 0 is today
 */
export function salesStreak(daysAgo: Iterable<number>): number {
  const sold = new Set(daysAgo);
  const last = sold.has(0) ? 0 : 1;
  let day = last;
  while (sold.has(day)) day += 1;
  return day - last;
}
