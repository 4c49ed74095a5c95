import { judge } from '../../../domain/access/access.ts';
import { MOST_VIEWS } from '../../../domain/lists/saved-view.ts';
import { ApiError, invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { checkQuery, listable } from './listed.ts';
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
      const { resource: name, query, shared = false } = context.body;
      const resource = listable(write.ports, write.access, name);
      if (resource === undefined) throw new ApiError('forbidden');
      if (shared && judge(write.access, resource.access.edit) !== 'allowed') throw new ApiError('forbidden');
      checkQuery(resource, query);
      const values = { resource: name, name: context.body.name.trim(), query, shared };
      await refuseTooMany(write, values);
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
      await recordAudit(write, [
        { action: 'create', resource: 'views', recordId: id, changes: { name: [null, values.name] } },
      ]);
      return { status: 201, body: { id, ...values, own: true } };
    }),
});

/** Locks the member's row, so that two calls at once do not exceed the bound. */
async function refuseTooMany(
  { tx, storeId, user }: WriteContext,
  { resource, name, shared }: { resource: string; name: string; shared: boolean },
): Promise<void> {
  await tx.sql
    .selectFrom('memberships')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', user.userId)
    .forNoKeyUpdate()
    .execute();
  const beside = await tx.sql
    .selectFrom('saved_views')
    .select(['name', 'shared', 'user_id'])
    .where('store_id', '=', storeId)
    .where('resource', '=', resource)
    .where((eb) => eb.or([eb('user_id', '=', user.userId), eb('shared', '=', true)]))
    .execute();
  if (beside.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: { key: 'unique' } });
  const count = beside.filter((view) => (shared ? view.shared : view.user_id === user.userId)).length;
  if (count >= MOST_VIEWS) throw invalid({ name: { key: 'maxItems', args: { limit: MOST_VIEWS } } });
}
