import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { writeOnce } from '../../resources/service.ts';
import { lockOwnView } from './own-view.ts';
import { recordView } from './view-log.ts';

export const deleteView: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/views/{id}',
  operationId: 'deleteView',
  summary: 'Delete an own view; a member who looks after the team may delete any shared one',
  tags: ['views'],
  access: { permission: null },
  answers: { 204: { description: 'Deleted' } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const view = await lockOwnView(write, id);
      await write.tx.sql
        .deleteFrom('saved_views')
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      await recordView(write, { action: 'delete', id, before: view, after: null });
      return { status: 204 };
    });
  },
};
