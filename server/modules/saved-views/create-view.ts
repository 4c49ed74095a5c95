import { judge } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { checkedQuery, listable } from './listed.ts';
import { requireViewRoom } from './view-room.ts';
import { recordView } from './view-log.ts';
import { BODY_LIMIT, VIEW, VIEW_BODY } from './view-schema.ts';

export const createView = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/views',
  operationId: 'createView',
  summary: 'Save filters and order of a list; a member who may change its records may share it with the team',
  tags: ['views'],
  access: { permission: null },
  body: VIEW_BODY,
  bodyLimit: BODY_LIMIT,
  answers: { 201: { description: 'The view', schema: VIEW } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { resource: name, shared = false } = context.body;
      const resource = listable(write.ports, write.access, name);
      if (resource === undefined) throw new ApiError('forbidden');
      if (shared && judge(write.access, resource.access.edit) !== 'allowed') throw new ApiError('forbidden');
      const query = checkedQuery(resource, context.body.query);
      const values = { resource: name, name: context.body.name.trim(), query, shared };
      await requireViewRoom(write, { ...values, userId: write.user.userId });
      const { id } = await write.tx.sql
        .insertInto('saved_views')
        .values({
          store_id: write.storeId,
          user_id: write.user.userId,
          ...values,
          query: JSON.stringify(query),
          created_at: write.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordView(write, { action: 'create', id, before: null, after: values });
      return { status: 201, body: { id, ...values, own: true } };
    }),
});
