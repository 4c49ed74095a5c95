import { ORDER_STATUS, SHIPPING_STATUS, STATUS_TYPE } from './statuses.ts';

/** A status to set: `type` is 1 for payment, 2 for shipping (spec 2 §4). */
export interface StatusStep {
  type: 1 | 2;
  status: number;
}

export interface OrderStatusIds {
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
