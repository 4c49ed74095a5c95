import { judge } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../module.ts';

/** May change and delete what others share. */
const CURATOR = { permission: 'team.write' } as const;

/**
 * The view that the member may change, locked: an own one, or a shared one for those who look after the team.
 * @throws ApiError `not_found`, also for the private view of another member; `forbidden`
 */
export async function lockOwnView({ tx, storeId, user, access }: WriteContext, id: number) {
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
