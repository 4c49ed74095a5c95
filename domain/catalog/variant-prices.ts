/**
 * The one rule about the prices of a product that has variants (docs/architecture.md, 'Prices'). An order charges the
 * variant, so a new price of the product is one of the variants that cost what the product cost; the others keep theirs.
 */

/** Whole units of the currency; in a form also the text that is no number yet. */
export interface Prices {
  price?: number | string | null;
  discount_price?: number | string | null;
}

/** Whether a variant costs what the product does: price and discount price both. */
export function hasPricesOf(product: Prices, variant: Prices): boolean {
  return (
    (variant.price ?? null) === (product.price ?? null) &&
    (variant.discount_price ?? null) === (product.discount_price ?? null)
  );
}
