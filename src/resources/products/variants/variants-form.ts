import type { VariantRow, writeOptions } from '../../../../domain/catalog/option-drafts.ts';
import type { Product } from '../../../../generated/products/types.ts';

/** A number, or the text that was typed while it is none; null or absent while it is not filled in. */
type Typed<Field extends PropertyKey> = { [Key in Field]?: number | string | null };

/** A variant as the inputs of the form leave it. */
type VariantOfForm = Omit<VariantRow, 'price' | 'discount_price' | 'quantity'> &
  Typed<'price' | 'discount_price' | 'quantity'>;

/** What the form of a product holds of its options, its variants and what they start from. */
export type VariantsForm = Typed<keyof Pick<Product, 'price' | 'discount_price' | 'quantity_available'>> & {
  sku?: Product['sku'];
  product_options?: ReturnType<typeof writeOptions> | null;
  product_variants?: VariantOfForm[] | null;
};

/** What a save sends of a product. */
type Change = Partial<Product>;

/**
 * With prices the form says what each variant costs, as it shows them: variants that a call does not name follow. A
 * variant without units says that nobody counts them: units that a call does not name stay.
 */
export function namingVariants(patch: Change, { product_variants: variants = [] }: Change): Change {
  const names = (source: keyof Change) => Object.hasOwn(patch, source);
  if (variants.length === 0) return patch;
  if (!names('price') && !names('discount_price') && !names('product_variants')) return patch;
  return { ...patch, product_variants: variants.map((row) => ({ ...row, quantity: row.quantity ?? null })) };
}
