import type { StockDelta } from './movements.ts';

/** Quantities of one product by variant, 0 for the product itself; null is stock that nobody counts. */
export type Shelf = ReadonlyMap<number, number | null>;

/** A change, and the quantity that it leaves. */
export interface Movement extends StockDelta {
  quantity_after: number;
}

/**
 * The movements that lead from one shelf to another. What is not counted, or is not there, counts as none: so the
 * deltas of a variant always add up to its quantity, also where counting ended and began again.
 */
export function shelfChanges(product_id: number, before: Shelf, after: Shelf): Movement[] {
  const variants = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
  return variants.flatMap((product_variant_id): Movement[] => {
    const quantity_after = after.get(product_variant_id) ?? 0;
    const delta = quantity_after - (before.get(product_variant_id) ?? 0);
    return delta === 0 ? [] : [{ product_id, product_variant_id, delta, quantity_after }];
  });
}
