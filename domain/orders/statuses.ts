/** Ids of spec 2 §4. The orders schema has their labels; any status may follow any other. */
export const ORDER_STATUS = { pending: 1, onHold: 2, cancelled: 3, paid: 4, refunded: 5 } as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
export const SHIPPING_STATUS = {
  notPrepared: 6,
  prepared: 7,
  partlyPrepared: 8,
  scheduled: 9,
  dispatched: 10,
} as const;

export const ORDER_STATUS_IDS: readonly number[] = Object.values(ORDER_STATUS);
export const SHIPPING_STATUS_IDS: readonly number[] = Object.values(SHIPPING_STATUS);

/** `type` of `POST /orders/{id}/status/{statusId}/type/{type}`. */
export const STATUS_TYPE = { payment: 1, shipping: 2 } as const;

/** A status to set: `type` is 1 for payment, 2 for shipping (spec 2 §4). */
export interface StatusStep {
  type: 1 | 2;
  status: number;
}

/** What a payment status needs beyond the right to change orders, on the way in and out. */
const STATUS_PERMISSIONS: ReadonlyMap<number, string> = new Map([
  [ORDER_STATUS.paid, 'orders.mark_paid'],
  [ORDER_STATUS.cancelled, 'orders.cancel'],
  // It ends what is owed, and takes the order out of the sales.
  [ORDER_STATUS.refunded, 'orders.refund'],
]);

/** The permissions that a change of the payment status needs; `from` is undefined for a new order. */
export function statusPermissions(from: number | undefined, to: number): string[] {
  if (from === to) return [];
  return [to, from].flatMap((status) => STATUS_PERMISSIONS.get(status ?? 0) ?? []);
}

interface OrderStatusIds {
  order_status_id: number;
  shipping_order_status_id: number;
}

/**
 * What usually follows: an open order is paid, then prepared, then dispatched. Null when nothing is left, and for a
 * cancelled or refunded order.
 */
export function nextStep(order: OrderStatusIds): StatusStep | null {
  switch (order.order_status_id) {
    case ORDER_STATUS.pending:
    case ORDER_STATUS.onHold:
      return { type: STATUS_TYPE.payment, status: ORDER_STATUS.paid };
    case ORDER_STATUS.paid:
      return shippingStep(order.shipping_order_status_id);
    default:
      return null;
  }
}

function shippingStep(status: number): StatusStep | null {
  if (status === SHIPPING_STATUS.dispatched) return null;
  const next = status === SHIPPING_STATUS.prepared ? SHIPPING_STATUS.dispatched : SHIPPING_STATUS.prepared;
  return { type: STATUS_TYPE.shipping, status: next };
}

/** Whether the merchant has money to collect for an order in this payment status. */
export function awaitsPayment(status: number): boolean {
  return status === ORDER_STATUS.pending || status === ORDER_STATUS.onHold;
}

/** Whether an order is paid and has yet to leave. */
export function awaitsDispatch(status: number, shipping: number): boolean {
  return status === ORDER_STATUS.paid && shipping !== SHIPPING_STATUS.dispatched;
}

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
