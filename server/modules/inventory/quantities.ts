import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ADJUSTMENT_REASONS, LONGEST_NOTE } from '../../../domain/stock/movements.ts';
import { ApiError, invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { changeShelves } from '../catalog/module.ts';
import { pathShelf, shelfId, type ShelfKey } from './shelf.ts';
import {
  HIGHEST_QUANTITY,
  QUANTITIES,
  QUANTITIES_SET,
  type QuantitiesSet,
  QUANTITY,
  SHELF,
  type ShelfQuantity,
} from '../../../domain/stock/inventory-answers.ts';

const ADJUSTMENT = {
  type: 'object',
  properties: {
    quantity: QUANTITY,
    seen: QUANTITY,
    delta: { type: 'integer', minimum: -HIGHEST_QUANTITY, maximum: HIGHEST_QUANTITY },
    reason: { enum: [...ADJUSTMENT_REASONS] },
    note: { type: 'string', maxLength: LONGEST_NOTE },
  },
  required: ['reason'],
  additionalProperties: false,
  description:
    'Either `quantity`, null to stop counting, with the quantity that was `seen`; or `delta`, whatever is there now.',
} as const satisfies JsonSchema;

/**
 * `POST /inventory/{productId}/{variantId}/adjustments`: a set is refused with `changed_since` and the `quantity` as it
 * is now when a sale came between. A delta never overwrites one; it throws `out_of_stock` below zero.
 */
export const adjustStock = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/inventory/{productId}/{variantId}/adjustments',
  operationId: 'adjustStock',
  summary: 'Set or change the quantity of a product or variant, with a reason',
  access: { permission: 'products.edit_stock' },
  body: ADJUSTMENT,
  refusals: ['changed_since', 'out_of_stock'],
  answers: { 200: { description: 'The quantity now', schema: SHELF } },
  handle: (context) => {
    const key = pathShelf(context.params);
    const { reason, note } = context.body;
    const next = nextQuantity(context.body);
    return writeOnce(context, async (write) => {
      const [shelf] = await changeShelves(
        write,
        [key],
        (_, current) => next(current),
        reason,
        note?.trim() || null,
      );
      if (shelf === undefined) throw new ApiError('not_found');
      const body: ShelfQuantity = { id: shelfId(shelf), quantity: shelf.quantity };
      return { status: 200, body };
    });
  },
});

type Next = (current: number | null) => number | null;

/** Throws `invalid` for a body that says neither or both. */
function nextQuantity({ quantity, seen, delta }: FromSchema<typeof ADJUSTMENT>): Next {
  if (delta !== undefined) {
    if (quantity !== undefined) throw invalid({ quantity: { key: 'not_applied' } });
    return changedBy(delta);
  }
  if (quantity === undefined) throw invalid({ quantity: { key: 'required' } });
  if (seen === undefined) throw invalid({ seen: { key: 'required' } });
  return (current) => {
    if (current !== seen && current !== quantity)
      throw new ApiError('changed_since', {
        errors: { quantity: { key: 'moved', args: { now: current ?? '–' } } },
        details: { quantity: current },
      });
    return quantity;
  };
}

function changedBy(delta: number): Next {
  return (current) => {
    // Nobody knows what is there, so nobody knows what is there afterwards.
    if (current === null) throw invalid({ delta: { key: 'not_counted' } });
    const after = current + delta;
    if (after < 0)
      throw new ApiError('out_of_stock', {
        errors: { delta: { key: 'out_of_stock', args: { available: current } } },
      });
    if (after > HIGHEST_QUANTITY)
      throw invalid({ delta: { key: 'maximum', args: { limit: HIGHEST_QUANTITY - current } } });
    return after;
  };
}

/**
 * `PUT /inventory/quantities`: sets several shelves at once; null takes a shelf out of the inventory, whose product
 * stays for sale. A shelf whose quantity is not the one that was `seen`, or that is gone, stays and is counted.
 */
export const setQuantities = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/quantities',
  operationId: 'setStockQuantities',
  summary: 'Set the quantities of several products or variants',
  access: { permission: 'products.edit_stock' },
  body: QUANTITIES,
  answers: {
    200: {
      description: 'How many are set now, and how many stayed as they are',
      schema: QUANTITIES_SET,
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
      const body: QuantitiesSet = { changed, stayed: asked.size - changed };
      return { status: 200, body };
    }),
});
