/** Which orders count as a sale. How much of one does is said by `order_sale` of the database (server/db/baseline/order-sums.ts). */
import { ORDER_STATUS } from './statuses.ts';

/** Payment statuses that count among a customer's purchases: all but cancelled. */
export function countsAsPurchase(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled;
}

/** Payment statuses that count as sales of a day: all but cancelled and refunded. */
export function countsAsSale(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled && orderStatusId !== ORDER_STATUS.refunded;
}
