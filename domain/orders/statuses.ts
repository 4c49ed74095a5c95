/** Ids of spec 2 §4. Their labels are those of the orders schema; any status may follow any other. */
export const ORDER_STATUS = { pending: 1, onHold: 2, cancelled: 3, paid: 4, refunded: 5 } as const;
export const SHIPPING_STATUS = {
  notPrepared: 6,
  prepared: 7,
  partlyPrepared: 8,
  scheduled: 9,
  dispatched: 10,
} as const;

export const ORDER_STATUS_IDS: readonly number[] = Object.values(ORDER_STATUS);
export const SHIPPING_STATUS_IDS: readonly number[] = Object.values(SHIPPING_STATUS);
export const DEFAULT_SHIPPING_STATUS = SHIPPING_STATUS.partlyPrepared;

/** `type` of `POST /orders/{id}/status/{statusId}/type/{type}`. */
export const STATUS_TYPE = { payment: 1, shipping: 2 } as const;

/** Whether an order in this payment status keeps its goods off the shelf; a cancelled or failed one gives them back. */
export function holdsStock(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled;
}

/** Sales that count as made on a day: everything but what was cancelled or paid back. */
export function countsAsSale(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled && orderStatusId !== ORDER_STATUS.refunded;
}
