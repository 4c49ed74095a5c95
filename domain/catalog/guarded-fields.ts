/** Permissions that parts of an existing product ask for beyond `products.write`. */
export const GUARDS = ['products.edit_price', 'products.edit_stock'] as const;
export type Guard = (typeof GUARDS)[number];

interface GuardedFields {
  own: readonly ('price' | 'discount_price' | 'quantity_available')[];
  ofVariant: readonly ('price' | 'discount_price' | 'quantity')[];
}

/** What each of them guards: fields of the product, and of each of its variants. */
export const GUARDED: Readonly<Record<Guard, GuardedFields>> = {
  'products.edit_price': {
    own: ['price', 'discount_price'],
    ofVariant: ['price', 'discount_price'],
  },
  'products.edit_stock': { own: ['quantity_available'], ofVariant: ['quantity'] },
};
