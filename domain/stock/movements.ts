/** The stock that orders take and return. `product_variant_id` 0 is the product itself (spec 1 §3). */
export interface StockLine {
  product_id: number | null;
  product_variant_id: number | null;
  quantity: number;
}

export interface StockDelta {
  product_id: number;
  product_variant_id: number;
  /** Negative: taken; positive: returned; never 0. */
  delta: number;
}

/**
 * The change of stock when an order's lines go from `before` to `after`. Lines of one product and variant are summed;
 * lines of a deleted product are ignored. The result is in id order, which is the order of locks.
 */
export function stockDeltas(before: readonly StockLine[], after: readonly StockLine[]): StockDelta[] {
  const deltas = new Map<string, StockDelta>();
  const add = (line: StockLine, sign: 1 | -1): void => {
    if (line.product_id === null) return;
    const product_variant_id = line.product_variant_id ?? 0;
    const key = `${line.product_id}:${product_variant_id}`;
    const known = deltas.get(key) ?? { product_id: line.product_id, product_variant_id, delta: 0 };
    known.delta += sign * line.quantity;
    deltas.set(key, known);
  };
  for (const line of before) add(line, 1);
  for (const line of after) add(line, -1);
  return [...deltas.values()]
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => a.product_id - b.product_id || a.product_variant_id - b.product_variant_id);
}

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

/** What somebody counted on a shelf, beside the quantity on record at that moment; null where nobody counted before. */
interface CountedLine {
  counted: number;
  expected: number | null;
}

/**
 * The quantity after a count. The difference that was found is added to the quantity of now, because what was sold
 * since then still holds. It is never below zero: a shelf cannot hold less than nothing.
 * @param current null where nobody counts; the count then sets what it found
 */
export function quantityAfterCount({ counted, expected }: CountedLine, current: number | null): number {
  if (current === null || expected === null) return counted;
  return Math.max(0, current + counted - expected);
}

/** Why a quantity changed. The ledger keeps the reason beside who changed it and when. */

/** What a member chooses from when they adjust a quantity. */
export const ADJUSTMENT_REASONS = ['recount', 'damage', 'loss', 'return', 'purchase', 'other'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** `adjustment` is a product's form or a bulk change; `opening` is the stock from before the ledger. */
export const STOCK_REASONS = [
  'order',
  'order_edit',
  'order_cancelled',
  'order_deleted',
  'adjustment',
  'import',
  'count',
  'restored',
  'opening',
  ...ADJUSTMENT_REASONS,
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Characters of the note of an adjustment. */
export const LONGEST_NOTE = 200;
