import type { QueryClient } from '@tanstack/react-query';

/** Resources that a write of an order changes besides itself: stock, and totals of the client. */
const TOUCHED = ['orders', 'products', 'customers'];

/** Reads again what a write of an order has changed. Nobody waits for it: on a slow network that takes long. */
export function refreshOrders(queries: QueryClient): void {
  for (const resource of TOUCHED) void queries.invalidateQueries({ queryKey: [resource] });
}
