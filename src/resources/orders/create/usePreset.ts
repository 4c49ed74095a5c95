import { getRecordFromLocation } from 'ra-core';
import { useLocation, useSearchParams } from 'react-router-dom';

export interface Preset {
  /** Id of the customer that the order is for; 0 without one. */
  customer: number;
  /** Id of the order that is copied; 0 without one. */
  order: number;
  /** An order begun from elsewhere has a draft of its own, so that no two orders mix. */
  draftKey: string;
}

/** What the address says about the new order: `?customer=7`, `?source={"customer_id":7}`, or `?from=198`, an order to copy. */
export function usePreset(): Preset {
  const [search] = useSearchParams();
  const chosen: unknown = getRecordFromLocation(useLocation())?.['customer_id'];
  const customer = idOf(search.get('customer') ?? chosen);
  const order = idOf(search.get('from'));
  const origin = order > 0 ? `.from.${order}` : customer > 0 ? `.customer.${customer}` : '';
  return { customer, order, draftKey: `manual-order${origin}` };
}

function idOf(value: unknown): number {
  const id = Number(value ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
