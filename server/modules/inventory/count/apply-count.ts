import { quantityAfterCount } from '../../../../domain/stock/count.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { writeOnce } from '../../../resources/service.ts';
import { changeShelves } from '../../catalog/module.ts';
import { shelfId } from '../path-shelf.ts';
import { closeCount, lockOpenCount } from './open-count.ts';

/** `POST /inventory/count/apply`: brings the recorded quantities in line with the shelves, all or none. */
export const applyCount: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/inventory/count/apply',
  operationId: 'applyStockCount',
  summary: 'Apply the differences of the open count, with what was sold since, and end it',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  answers: {
    200: {
      description: 'How many lines there were, and how many quantities changed',
      schema: {
        type: 'object',
        properties: { counted: { type: 'integer' }, changed: { type: 'integer' } },
        required: ['counted', 'changed'],
        additionalProperties: false,
      },
    },
  },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const count = await lockOpenCount(write);
      const lines = await write.tx.sql
        .selectFrom('stock_count_lines')
        .select(['product_id', 'product_variant_id', 'counted', 'expected'])
        .where('store_id', '=', write.storeId)
        .where('count_id', '=', count)
        .orderBy('product_id')
        .orderBy('product_variant_id')
        .execute();
      const byShelf = new Map(lines.map((line) => [shelfId(line), line]));
      let changed = 0;
      await changeShelves(
        write,
        lines,
        (shelf, current) => {
          const line = byShelf.get(shelfId(shelf));
          const after = line === undefined ? current : quantityAfterCount(line, current);
          if (after !== current) changed += 1;
          return after;
        },
        'count',
      );
      await closeCount(write, count);
      return { status: 200, body: { counted: lines.length, changed } };
    }),
};
