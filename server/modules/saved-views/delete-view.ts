import { judge } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';

/** May delete what others share. */
const CURATOR = { permission: 'team.write' } as const;

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
      const view = await write.tx.sql
        .selectFrom('saved_views')
        .select(['name', 'user_id', 'shared'])
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const own = view?.user_id === write.user.userId;
      // The private view of another member is unknown to everybody else.
      if (view === undefined || (!own && !view.shared)) throw new ApiError('not_found');
      if (!own && judge(write.access, CURATOR) !== 'allowed') throw new ApiError('forbidden');
      await write.tx.sql
        .deleteFrom('saved_views')
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      await recordAudit(write, [
        { action: 'delete', resource: 'views', recordId: id, changes: { name: [view.name, null] } },
      ]);
      return { status: 204 };
    });
  },
};
