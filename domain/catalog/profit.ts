import { unitPrice } from '../orders/totals.ts';

/** What a store earns with one unit of a product. */
export interface UnitProfit {
  /** Whole units of the currency; below zero where a unit costs more than it brings. */
  amount: number;
  /** Of the price, as a fraction; null where the product is given away. */
  share: number | null;
  /** Whether there are offers that bring more. */
  least: boolean;
}

/** The profit with the cheapest offer of a product: itself, or a variant. Each of them costs the store the same. */
export function unitProfit(
  offers: readonly { price: number; discount_price?: number | null }[],
  cost: number,
): UnitProfit | null {
  const prices = offers.map(unitPrice);
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices);
  const amount = lowest - cost;
  return { amount, share: lowest === 0 ? null : amount / lowest, least: Math.max(...prices) > lowest };
}
