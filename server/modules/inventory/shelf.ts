import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';

/** A product and its variant, 0 for the product itself. */
export interface ShelfKey {
  product_id: number;
  product_variant_id: number;
}

/** The shelf that a path names. Throws `not_found` for what no shelf can be. */
export function pathShelf(params: Record<string, string>): ShelfKey {
  const product_variant_id = Number(params['variantId']);
  if (!Number.isSafeInteger(product_variant_id) || product_variant_id < 0) throw new ApiError('not_found');
  return { product_id: pathId(params, 'productId'), product_variant_id };
}

export function shelfId({ product_id, product_variant_id }: ShelfKey): string {
  return `${product_id}-${product_variant_id}`;
}
