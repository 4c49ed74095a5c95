import type { StoreRoute } from '../../../http/route.ts';
import { writeOnce } from '../../../resources/service.ts';
import { lockOpenCount } from './open-count.ts';

/** `DELETE /inventory/count`: ends the count without any change of stock. */
export const dropCount: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/inventory/count',
  operationId: 'dropStockCount',
  summary: 'Drop the count that is open; no quantity changes',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  answers: { 204: { description: 'Dropped' } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const count = await lockOpenCount(write);
      await write.tx.sql
        .deleteFrom('stock_counts')
        .where('store_id', '=', write.storeId)
        .where('id', '=', count)
        .execute();
      return { status: 204 };
    }),
};
