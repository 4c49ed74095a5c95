import { awaitsDispatch } from '../../../domain/orders/next-step.ts';
import { ORDER_STATUS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { ordersWith } from '../../resources/orders/order-paths.ts';

/** The list of orders whose money is to be collected. */
export const TO_COLLECT = ordersWith({ 'to_collect.in': [1] });

/** The list of orders that are paid and have yet to leave. */
export const TO_DISPATCH = ordersWith({
  'order_status_id.in': [ORDER_STATUS.paid],
  'shipping_order_status_id.in': SHIPPING_STATUS_IDS.filter((id) => awaitsDispatch(ORDER_STATUS.paid, id)),
});

/** The shelves that run out. */
export const RUNNING_OUT = '/inventory?state=low';
