import type { Product } from '../../../../generated/products/types.ts';
import type { Picked } from './contents.ts';

/** What the form keeps of a product. */
export function pickedOf(product: Product): Picked {
  const { id, name, product_images } = product;
  return { id, name, sold: product, picture_url: product_images[0]?.picture_url ?? null };
}
