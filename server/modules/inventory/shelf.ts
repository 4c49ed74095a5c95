import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { COUNT_STATES, STOCK_STATES } from '../../../domain/stock/inventory-row.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';

const SOLD = {
  sku: { type: ['string', 'null'] },
  price: { type: 'integer' },
  discount_price: { type: ['integer', 'null'] },
} as const satisfies Record<string, JsonSchema>;

const OPTION = closedObject({ name: { type: 'string' }, value: { type: 'string' } });

export const INVENTORY_ROW: JsonSchema = closedObject({
  id: { type: 'string' },
  quantity: { type: ['integer', 'null'], minimum: 0 },
  state: { enum: [...STOCK_STATES] },
  product_variant_id: { type: 'integer', description: '0 is the product itself.' },
  product: closedObject({
    id: { type: 'integer' },
    name: { type: 'string' },
    active: { type: 'integer' },
    low_stock: { type: ['integer', 'null'] },
    ...SOLD,
    product_images: { type: 'array', items: closedObject({ picture_url: { type: 'string' } }) },
  }),
  product_variant: closedObject(
    { name: { type: 'string' }, ...SOLD, variant_options: { type: 'array', items: OPTION } },
    { type: ['object', 'null'] },
  ),
  count: closedObject(
    { counted: { type: 'integer' }, expected: { type: ['integer', 'null'] } },
    { type: ['object', 'null'] },
  ),
});

export const MOVEMENT_ROW: JsonSchema = closedObject({
  id: { type: 'integer' },
  at: { type: 'string', format: 'date-time' },
  delta: { type: 'integer' },
  quantity_after: { type: 'integer' },
  reason: { type: 'string' },
  note: { type: ['string', 'null'] },
  user: { type: ['string', 'null'] },
  order_id: { type: ['integer', 'null'] },
  order_number: { type: ['integer', 'null'] },
});

const OPEN_COUNT: JsonSchema = closedObject({
  id: { type: 'integer' },
  started_at: { type: 'string', format: 'date-time' },
  user: { type: ['string', 'null'] },
  counted: { type: 'integer', description: `Rows that are not ${COUNT_STATES[0]}.` },
  different: { type: 'integer' },
});

export const SUMMARY: JsonSchema = closedObject({
  all: { type: 'integer' },
  low: { type: 'integer' },
  out: { type: 'integer' },
  low_stock: { type: 'integer' },
  count: { anyOf: [OPEN_COUNT, { type: 'null' }] },
});

/** The quantity of one shelf after a write. */
export const SHELF: JsonSchema = closedObject({
  id: { type: 'string' },
  quantity: { type: ['integer', 'null'] },
});

/** A product and its variant, 0 for the product itself. */
export interface ShelfKey {
  product_id: number;
  product_variant_id: number;
}

/** The shelf that a path names. Throws `not_found` for what no shelf can be. */
export function pathShelf(params: Record<string, string>): ShelfKey {
  const product_variant_id = Number(params['variantId']);
  if (!Number.isSafeInteger(product_variant_id) || product_variant_id < 0) throw new ApiError('not_found');
  return { product_id: pathId(params, 'productId'), product_variant_id };
}

export function shelfId({ product_id, product_variant_id }: ShelfKey): string {
  return `${product_id}-${product_variant_id}`;
}
