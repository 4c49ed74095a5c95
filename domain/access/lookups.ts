import type { Asked } from './access.ts';

/** What a right about one resource lets its holder read of another one, without the right to read all of it. */
export interface Lookup {
  /** The right whose task cannot be done without. */
  permission: string;
  /** Besides the id, the times and the version, which every record has. */
  fields: readonly string[];
}

/**
 * By resource. An order belongs to a branch, and its lines and its buyer are chosen from products and clients: who may
 * write orders sees as much of those as the choice takes. Prices and stock are the shop's; a client's mail, document,
 * address, notes and purchases are not part of it. Limits to branches hold as for every other reading.
 */
export const LOOKUPS: Readonly<Record<string, Lookup>> = {
  'user-stores': { permission: 'orders.read', fields: ['name', 'mobile_phone_number', 'main', 'active'] },
  products: {
    permission: 'orders.write',
    fields: [
      'name',
      'sku',
      'price',
      'discount_price',
      'active',
      'quantity_available',
      'product_images',
      'product_variants',
    ],
  },
  customers: {
    permission: 'orders.write',
    fields: ['first_name', 'last_name', 'phone_number', 'anonymised_at'],
  },
};

/** The rule of reading a resource at least in part: the rule of reading all of it, or the right of its lookup. */
export function lookupRule(resource: string, rule: Asked): Asked {
  const lookup = LOOKUPS[resource];
  return lookup === undefined ? rule : { ...rule, lookup: lookup.permission };
}
