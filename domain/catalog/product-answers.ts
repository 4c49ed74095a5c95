import { closedObject, INTEGER, FROM_ONE } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { OBSTACLES } from './visibility.ts';

/** Why buyers do not see a product; nothing when they do. */
export const PRODUCT_VISIBILITY = closedObject({
  obstacles: { type: 'array', items: { enum: [...OBSTACLES] } },
  collections: {
    type: 'array',
    description: 'The hidden collections, where they are all that the product is in',
    items: closedObject({ id: INTEGER, name: { type: 'string' } }),
  },
});
export type ProductVisibility = FromSchema<typeof PRODUCT_VISIBILITY>;

/** What orders that were not dispatched have of the variants of a product. */
export const OPEN_ORDERS = closedObject({
  variants: { type: 'array', items: closedObject({ id: INTEGER, orders: FROM_ONE, units: FROM_ONE }) },
});
export type OpenOrders = FromSchema<typeof OPEN_ORDERS>;
export type VariantOrders = OpenOrders['variants'][number];
