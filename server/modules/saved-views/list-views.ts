import type { SavedView } from '../../../domain/lists/saved-view.ts';
import type { StoreRoute } from '../../http/route.ts';
import { listable, ownNames } from './listed.ts';
import { VIEW } from './view-schema.ts';

export const listViews: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/views',
  operationId: 'listViews',
  summary: 'Saved views of a list: the own ones and those that the team shares',
  tags: ['views'],
  access: { permission: null },
  query: { resource: { type: 'string', minLength: 1, maxLength: 40 } },
  answers: {
    200: { description: 'In the order in which they were made', schema: { type: 'array', items: VIEW } },
  },
  async handle({ ports, storeId, query, access, user }) {
    const asked = query.get('resource');
    const rows = await ports.database.read(storeId, (sql) => {
      const views = sql
        .selectFrom('saved_views')
        .select(['id', 'user_id', 'resource', 'name', 'query', 'shared'])
        .where('store_id', '=', storeId)
        .where((eb) => eb.or([eb('user_id', '=', user.userId), eb('shared', '=', true)]))
        .orderBy('id');
      return (asked === null ? views : views.where('resource', '=', asked)).execute();
    });
    const body = rows.flatMap(({ user_id, ...view }): SavedView[] => {
      const resource = listable(ports, access, view.resource);
      if (resource === undefined) return [];
      return [{ ...view, query: ownNames(resource, view.query), own: user_id === user.userId }];
    });
    return { status: 200, body };
  },
};
