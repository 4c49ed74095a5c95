import { judge } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { checkedQuery, listable } from './listed.ts';
import { lockOwnView } from './own-view.ts';
import { requireViewRoom } from './view-room.ts';
import { recordView } from './view-log.ts';
import { BODY_LIMIT, VIEW, VIEW_CHANGE } from './view-schema.ts';

export const changeView = storeRoute({
  method: 'PATCH',
  path: '/stores/{storeId}/views/{id}',
  operationId: 'changeView',
  summary:
    'Rename an own view, share it or give it other filters; who looks after the team may do so with any shared one',
  tags: ['views'],
  access: { permission: null },
  body: VIEW_CHANGE,
  bodyLimit: BODY_LIMIT,
  answers: { 200: { description: 'The view as it is now', schema: VIEW } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const { user_id, own, ...before } = await lockOwnView(write, id);
      const resource = listable(write.ports, write.access, before.resource);
      if (resource === undefined) throw new ApiError('forbidden');
      const after = {
        name: context.body.name?.trim() ?? before.name,
        shared: context.body.shared ?? before.shared,
        // An older view may have a filter that its list has lost since; it can still be renamed.
        query: context.body.query === undefined ? before.query : checkedQuery(resource, context.body.query),
      };
      // A curator who took a view from the team would leave it to its maker alone.
      if (after.shared !== before.shared && !own) throw new ApiError('forbidden');
      if (after.shared && !before.shared && judge(write.access, resource.access.edit) !== 'allowed')
        throw new ApiError('forbidden');
      await requireViewRoom(write, { ...after, id, resource: before.resource, userId: user_id });
      await write.tx.sql
        .updateTable('saved_views')
        .set({ ...after, query: JSON.stringify(after.query) })
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      await recordView(write, { action: 'update', id, before, after });
      return { status: 200, body: { ...before, ...after, own } };
    });
  },
});
