import { useStore as usePreference } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';

/** How many orders were made in this browser since the list of orders was last open: no news to who made them. */
export function useOwnOrders(): [
  count: number,
  setCount: (count: number | ((before: number) => number)) => void,
] {
  const store = useStore();
  return usePreference(`orders.own.${store?.id ?? 0}`, 0);
}
