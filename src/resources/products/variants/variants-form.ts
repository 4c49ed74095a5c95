import type { VariantRow, writeOptions } from '../../../../domain/catalog/option-drafts.ts';
import type { Product } from '../../../../generated/products/types.ts';

/** A number, or the text that was typed while it is none; null or absent while it is not filled in. */
type Typed<Field extends PropertyKey> = { [Key in Field]?: number | string | null };

/** A variant as the inputs of the form leave it. */
type VariantOfForm = Omit<VariantRow, 'price' | 'discount_price' | 'quantity'> &
  Typed<'price' | 'discount_price' | 'quantity'>;

/** What the form of a product holds of its options, its variants and what they start from. */
export type VariantsForm = Typed<keyof Pick<Product, 'price' | 'discount_price'>> & {
  sku?: Product['sku'];
  product_options?: ReturnType<typeof writeOptions> | null;
  product_variants?: VariantOfForm[] | null;
};

/** A variant at its place in the form. */
export type VariantPath = `product_variants.${number}`;
