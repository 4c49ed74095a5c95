import type { DayRange } from '../../../domain/dates/range.ts';
import { countsAsSale, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { pathOf } from '../../schema/paths.ts';

type OrderFilter = Record<string, readonly (number | string)[]>;

/** The list of the orders that a filter lets through. */
export function ordersWith(filter: OrderFilter): string {
  return `${pathOf('orders', 'list')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The list of orders whose money is to be collected. */
export const TO_COLLECT = ordersWith({ 'to_collect.in': [1] });

/** The list of exactly the orders that the sales of a range count, or of a part of it. */
export function ordersSold({ from, to }: DayRange, part: OrderFilter = {}): string {
  return ordersWith({
    'date.between': [from, to],
    'order_status_id.in': ORDER_STATUS_IDS.filter(countsAsSale),
    ...part,
  });
}
