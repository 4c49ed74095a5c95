import type { Product, ProductCreate } from '../../../../generated/products/types.ts';

/** Characters that a name may have (`schemas/products.json`). */
const LONGEST_NAME = 150;

/**
 * A product like another one, to be changed before buyers see it. It is inactive and has no SKU: a SKU names one
 * product. Counted stock begins at none, because nobody has received those units. Pictures are the same stored files.
 */
export function copyOfProduct(product: Product, suffix: string): ProductCreate {
  const { name, price, discount_price, description, tags, collections_id, product_attachments } = product;
  return {
    name: `${name.slice(0, LONGEST_NAME - suffix.length - 1)} ${suffix}`,
    active: 0,
    price,
    discount_price,
    description,
    tags,
    collections_id,
    product_attachments,
    quantity_available: unitsOf(product.quantity_available),
    product_images: product.product_images.map(withoutId),
    product_options: product.product_options.map(withoutId),
    product_variants: product.product_variants.map((variant) => ({
      ...withoutId(variant),
      sku: null,
      quantity: unitsOf(variant.quantity),
    })),
    additional_info: product.additional_info.map(withoutId),
  };
}

function unitsOf(quantity: number | null | undefined): number | null {
  return quantity == null ? null : 0;
}

/** A row of a copy is a new row. */
function withoutId<Row extends { id: number }>(row: Row): Omit<Row, 'id'> {
  const { id: _, ...rest } = row;
  return rest;
}
