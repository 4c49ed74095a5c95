import { obstaclesOf } from '../../../../domain/catalog/visibility.ts';
import type { Product } from '../../../../generated/products/types.ts';

/** Whether the product itself says that buyers do not see it or cannot order it; its collections and the store may too. */
export function looksHidden({
  active,
  price,
  quantity_available,
  product_variants: variants,
}: Product): boolean {
  const divided = variants.length > 0;
  const obstacles = obstaclesOf({
    storeActive: true,
    branches: 1,
    active: active === 1,
    published: 0,
    limit: undefined,
    prices: divided ? variants.map((one) => one.price) : [price],
    quantities: divided ? variants.map((one) => one.quantity ?? null) : [quantity_available ?? null],
    collections: [],
  });
  return obstacles.length > 0;
}
