/** Permissions that parts of an existing product ask for beyond `products.write`. */
export const GUARDS = ['products.edit_price', 'products.edit_stock'] as const;
export type Guard = (typeof GUARDS)[number];

/** What each of them guards: fields of the product, and of each of its variants. */
export const GUARDED: Readonly<Record<Guard, { own: readonly string[]; ofVariant: readonly string[] }>> = {
  'products.edit_price': {
    own: ['price', 'discount_price'],
    ofVariant: ['price', 'discount_price'],
  },
  'products.edit_stock': { own: ['quantity_available'], ofVariant: ['quantity'] },
};
