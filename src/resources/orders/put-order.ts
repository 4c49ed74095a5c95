import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../../generated/orders/types.ts';
import { putRecords } from '../../generator/rows/put-records.ts';

/** Shows the order that a write has answered wherever it stands, so that nobody waits for another read of it. */
export function putOrder(queries: QueryClient, order: Order): void {
  putRecords(queries, 'orders', [order], []);
  queries.setQueriesData<Order>({ queryKey: pageKey(order) }, order);
}

/** Has a new order ready for its page, which nobody has opened yet. */
export function startOrder(queries: QueryClient, order: Order): void {
  queries.setQueryData<Order>(pageKey(order), order);
}

function pageKey({ id }: Order) {
  return ['orders', 'getOne', { id: String(id) }];
}
