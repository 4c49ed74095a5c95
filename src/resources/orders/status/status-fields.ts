import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';

/** The field of each type of status (spec 2 §4). */
export const STATUS_FIELDS = {
  [STATUS_TYPE.payment]: 'order_status_id',
  [STATUS_TYPE.shipping]: 'shipping_order_status_id',
} as const;
