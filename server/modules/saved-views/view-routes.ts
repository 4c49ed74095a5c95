import { judge } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import {
  SAVED_VIEW,
  VIEW_BODY,
  VIEW_CHANGE,
  type SavedView,
  type ViewQuery,
} from '../../../domain/lists/saved-view-calls.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { Changes } from '../../resources/write/audit.ts';
import type { MemberWrite, WriteContext } from '../../context.ts';
import { checkedQuery, listable, openedBy, ownNames, requireViewRoom } from './view-checks.ts';

/** A view of the longest filters that the interface makes is below a tenth of it. */
const BODY_LIMIT = 32_768;

/** May change and delete what others share. */
const CURATOR = { permission: 'team.write' } as const;

/**
 * The view that the member may change, locked: an own one, or a shared one for those who look after the team.
 * @throws ApiError `not_found`, also for the private view of another member; `forbidden`
 */
async function lockOwnView({ tx, storeId, user, access }: WriteContext, id: number) {
  const view = await tx.sql
    .selectFrom('saved_views')
    .select(['id', 'user_id', 'resource', 'name', 'query', 'shared'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (view === undefined) throw new ApiError('not_found');
  const own = view.user_id === user.userId;
  if (!own && !view.shared) throw new ApiError('not_found');
  if (!own && judge(access, CURATOR) !== 'allowed') throw new ApiError('forbidden');
  return { ...view, own };
}

interface LoggedView {
  name: string;
  shared: boolean;
  query: ViewQuery;
}

interface ViewChange {
  action: 'create' | 'update' | 'delete';
  id: number;
  before: LoggedView | null;
  after: LoggedView | null;
}

/**
 * Logs what became of a view. Of one that is private before and after, only its maker may read the entry. Where it
 * becomes private or shared, the entry is for all, without what was private: the name and filters of that side.
 */
async function recordView(write: MemberWrite, { action, id, before, after }: ViewChange): Promise<void> {
  const isOpen = before?.shared === true || after?.shared === true;
  const [shownBefore, shownAfter] = [before, after].map((side) =>
    isOpen && side?.shared === false ? null : side,
  );
  const changes: Changes = {};
  const note = (field: keyof LoggedView) => {
    if (!sameValue(before?.[field], after?.[field]))
      changes[field] = [shownBefore?.[field] ?? null, shownAfter?.[field] ?? null];
  };
  note('name');
  if (action === 'update') {
    if (before?.shared !== after?.shared) changes['shared'] = [before?.shared, after?.shared];
    note('query');
  }
  await recordAudit(write, [
    { action, resource: 'views', recordId: id, changes, ...(isOpen ? {} : { readerId: write.user.userId }) },
  ]);
}

export const listViews: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/views',
  operationId: 'listViews',
  summary: 'Saved views of a list: the own ones and those that the team shares',
  access: { permission: null },
  query: { resource: { type: 'string', minLength: 1, maxLength: 40 } },
  answers: {
    200: {
      description: 'In the order in which they were made',
      schema: { type: 'array', items: SAVED_VIEW },
    },
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
      const opened = resource && openedBy(resource, access, ownNames(resource, view.query));
      return opened == null ? [] : [{ ...view, query: opened, own: user_id === user.userId }];
    });
    return { status: 200, body };
  },
};

export const createView = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/views',
  operationId: 'createView',
  summary: 'Save filters and order of a list; a member who may change its records may share it with the team',
  access: { permission: null },
  body: VIEW_BODY,
  bodyLimit: BODY_LIMIT,
  answers: { 201: { description: 'The view', schema: SAVED_VIEW } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { resource: name, shared = false } = context.body;
      const resource = listable(write.ports, write.access, name);
      if (resource === undefined) throw new ApiError('forbidden');
      if (shared && judge(write.access, resource.access.edit) !== 'allowed') throw new ApiError('forbidden');
      const query = checkedQuery(resource, write.access, context.body.query);
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
      const body: SavedView = { id, ...values, own: true };
      return { status: 201, body };
    }),
});

export const changeView = storeRoute({
  method: 'PATCH',
  path: '/stores/{storeId}/views/{id}',
  operationId: 'changeView',
  summary:
    'Rename an own view, share it or give it other filters; who looks after the team may do so with any shared one',
  access: { permission: null },
  body: VIEW_CHANGE,
  bodyLimit: BODY_LIMIT,
  answers: { 200: { description: 'The view as it is now', schema: SAVED_VIEW } },
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
        query:
          context.body.query === undefined
            ? before.query
            : checkedQuery(resource, write.access, context.body.query),
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
      const body: SavedView = { ...before, ...after, own };
      return { status: 200, body };
    });
  },
});

export const deleteView: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/views/{id}',
  operationId: 'deleteView',
  summary: 'Delete an own view; a member who looks after the team may delete any shared one',
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
