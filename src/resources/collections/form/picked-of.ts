import type { Product } from '../../../../generated/products/types.ts';
import type { Picked } from './contents.ts';

/** What the form keeps of a product. */
export function pickedOf({ id, name, price, product_images }: Product): Picked {
  return { id, name, price, picture_url: product_images[0]?.picture_url ?? null };
}
