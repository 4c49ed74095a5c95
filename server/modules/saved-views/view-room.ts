import { MOST_VIEWS } from '../../../domain/lists/saved-view.ts';
import { invalid } from '../../errors.ts';
import type { WriteContext } from '../module.ts';

/** A view as it is to be, and whose it is. */
export interface PlannedView {
  resource: string;
  name: string;
  shared: boolean;
  /** Of the member who made it. */
  userId: number;
  /** Of the view that is changed. A new one has none. */
  id?: number;
}

/**
 * Asks for a name that no other tab has, and for room. Locks the member's row, so that two calls at once do not exceed
 * the bound.
 * @throws ApiError `invalid` at `name`
 */
export async function requireViewRoom(
  { tx, storeId }: WriteContext,
  { resource, name, shared, userId, id }: PlannedView,
): Promise<void> {
  await tx.sql
    .selectFrom('memberships')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const listed = await tx.sql
    .selectFrom('saved_views')
    .select(['id', 'name', 'shared', 'user_id'])
    .where('store_id', '=', storeId)
    .where('resource', '=', resource)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('shared', '=', true)]))
    .execute();
  const beside = listed.filter((view) => view.id !== id);
  if (beside.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: { key: 'unique' } });
  const count = beside.filter((view) => (shared ? view.shared : view.user_id === userId)).length;
  if (count >= MOST_VIEWS) throw invalid({ name: { key: 'maxItems', args: { limit: MOST_VIEWS } } });
}
