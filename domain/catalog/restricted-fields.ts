/** Permissions that parts of an existing product ask for beyond `products.write`. */
export const FIELD_PERMISSIONS = ['products.edit_price', 'products.edit_stock'] as const;
export type FieldPermission = (typeof FIELD_PERMISSIONS)[number];

interface RestrictedFields {
  own: readonly ('price' | 'discount_price' | 'quantity_available')[];
  ofVariant: readonly ('price' | 'discount_price' | 'quantity')[];
}

/** The fields of the product, and of each variant, that each permission restricts. */
export const RESTRICTED_FIELDS: Readonly<Record<FieldPermission, RestrictedFields>> = {
  'products.edit_price': {
    own: ['price', 'discount_price'],
    ofVariant: ['price', 'discount_price'],
  },
  'products.edit_stock': { own: ['quantity_available'], ofVariant: ['quantity'] },
};
