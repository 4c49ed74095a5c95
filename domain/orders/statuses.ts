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
