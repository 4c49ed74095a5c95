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
