import { useRecords } from '../../../schema/record-hooks.ts';
import { MOST_PRINTED } from './print-request.ts';

/** The orders in the order in which they were asked for; undefined until known. One that is gone is left out. */
export function usePrintedOrders(ids: readonly number[]) {
  const { data, error, refetch } = useRecords(
    'orders',
    {
      pagination: { page: 1, perPage: MOST_PRINTED },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'id.in': [...ids] },
    },
    { enabled: ids.length > 0 },
  );
  // The API answers them by its own sort.
  const orders = data && ids.flatMap((id) => data.find((order) => order.id === id) ?? []);
  return { orders, error: orders === undefined ? error : null, refetch };
}
