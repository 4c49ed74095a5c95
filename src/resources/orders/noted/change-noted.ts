import { withNoted } from '../../../../domain/orders/noted-order.ts';
import type { Noted, NotedOrders } from './noted-orders.ts';

/** Stores an order on this device, in the place of its earlier state. False: there is no room for it. */
export async function putNoted({ store }: NotedOrders, noted: Noted): Promise<boolean> {
  let fits = true;
  try {
    await store((orders) => {
      const next = withNoted(orders, noted);
      fits = next !== null;
      return next ?? orders;
    });
    return fits;
  } catch {
    return false;
  }
}

/**
 * Changes a stored order; null removes it.
 * @returns whether it was still there @throws where the device has no room
 */
export async function changeNoted(
  { store }: NotedOrders,
  id: string,
  change: (noted: Noted) => Noted | null,
): Promise<boolean> {
  let found = false;
  await store((orders) =>
    orders.flatMap((order) => {
      if (order.id !== id) return [order];
      found = true;
      return change(order) ?? [];
    }),
  );
  return found;
}
