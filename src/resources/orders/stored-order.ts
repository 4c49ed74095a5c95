import type { Order } from '../../../generated/orders/types.ts';

/** The order as it is stored, which the API puts into the refusal of a stale write. */
export function isStoredOrder(current: unknown): current is Order {
  return (
    typeof current === 'object' && current !== null && 'version' in current && 'order_details' in current
  );
}
