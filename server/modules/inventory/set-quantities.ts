import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { HIGHEST_QUANTITY, MOST_COUNT_LINES } from '../../../domain/stock/inventory-row.ts';
import { ADJUSTMENT_REASONS } from '../../../domain/stock/reasons.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { changeShelves } from '../catalog/module.ts';
import { shelfId, type ShelfKey } from './path-shelf.ts';

const ID = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const satisfies JsonSchema;
const QUANTITY = {
  type: ['integer', 'null'],
  minimum: 0,
  maximum: HIGHEST_QUANTITY,
} as const satisfies JsonSchema;

const BODY = {
  type: 'object',
  properties: {
    reason: { enum: [...ADJUSTMENT_REASONS] },
    shelves: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_COUNT_LINES,
      items: {
        type: 'object',
        properties: { product_id: ID, product_variant_id: ID, quantity: QUANTITY, seen: QUANTITY },
        required: ['product_id', 'product_variant_id', 'quantity', 'seen'],
        additionalProperties: false,
      },
    },
  },
  required: ['reason', 'shelves'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/**
 * `PUT /inventory/quantities`: sets several shelves at once; null takes a shelf out of the inventory, whose product
 * stays for sale. A shelf whose quantity is not the one that was `seen`, or that is gone, stays and is counted.
 */
export const setQuantities = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/quantities',
  operationId: 'setStockQuantities',
  summary: 'Set the quantities of several products or variants',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  body: BODY,
  answers: {
    200: {
      description: 'How many are set now, and how many stayed as they are',
      schema: {
        type: 'object',
        properties: { changed: COUNT, stayed: COUNT },
        required: ['changed', 'stayed'],
        additionalProperties: false,
      },
    },
  },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { shelves, reason } = context.body;
      const asked = new Map(shelves.map((shelf) => [shelfId(shelf), shelf]));
      let changed = 0;
      const next = (key: ShelfKey, current: number | null): number | null | undefined => {
        const shelf = asked.get(shelfId(key));
        if (shelf === undefined || (current !== shelf.seen && current !== shelf.quantity)) return undefined;
        changed += 1;
        return shelf.quantity;
      };
      await changeShelves(write, [...asked.values()], next, reason);
      return { status: 200, body: { changed, stayed: asked.size - changed } };
    }),
});
