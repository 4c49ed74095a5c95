import type { Access } from '../../../domain/access/access.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { SessionUser } from '../../http/route.ts';
import { PLAN_COLUMNS } from '../stores/module.ts';
import { accessOf } from './access-of.ts';
import { USER_ACTIVE } from './accounts.ts';

/**
 * A member and what they may do in a store now, for work that goes on after their request. Null when they are no member
 * any more, or their account is closed.
 */
export async function memberAccess(
  { database, resources, clock }: Pick<ApiPorts, 'database' | 'resources' | 'clock'>,
  storeId: number,
  userId: number,
): Promise<{ user: SessionUser; access: Access } | null> {
  const row = await database.platform((sql) =>
    sql
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('stores as st', 'st.id', 'm.store_id')
      .leftJoin('roles as r', (join) =>
        join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
      )
      .select(['u.email', 'u.user_type_id', 'm.owner', 'r.permissions', 'r.branch_ids'])
      .select(PLAN_COLUMNS)
      .select('st.active as store_active')
      .where('m.store_id', '=', storeId)
      .where('m.user_id', '=', userId)
      .where('m.active', '=', true)
      .where('u.user_status_id', '=', USER_ACTIVE)
      .executeTakeFirst(),
  );
  if (row === undefined) return null;
  const user = { sessionId: '', userId, email: row.email, userType: row.user_type_id };
  return { user, access: accessOf(row, resources, clock.now()) };
}
