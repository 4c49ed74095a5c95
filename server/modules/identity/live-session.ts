import { isAlive } from '../../../domain/identity/session-policy.ts';
import { PLAN_COLUMNS } from '../stores/module.ts';
import { accessOf } from './access-of.ts';
import { USER_ACTIVE } from './accounts.ts';
import type { LiveSession } from './session-cache.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';

/** `last_seen_at` is written this seldom: a read of the shop is not a write of the session. */
const TOUCH_EVERY = 60_000;

type Needs = Pick<ApiPorts, 'database' | 'clock' | 'resources' | 'state'>;

/** The session with its user and memberships, null when it has ended. */
export function liveSession(ports: Needs, id: string): Promise<LiveSession | null> {
  const now = ports.clock.now();
  return ports.state.sessions.get(id, now, () => lookUp(ports, id, now));
}

async function lookUp({ database, resources }: Needs, id: string, now: Date): Promise<LiveSession | null> {
  const rows = await database.platform((sql) => selectSession(sql, id));
  const [first] = rows;
  if (!first || first.user_status_id !== USER_ACTIVE) return null;
  if (
    !isAlive({ remember: first.remember, lastSeenAt: first.last_seen_at, expiresAt: first.expires_at }, now)
  )
    return null;
  if (now.getTime() - first.last_seen_at.getTime() > TOUCH_EVERY)
    await database.platformWrite((sql) =>
      sql.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute(),
    );
  const access = new Map<number, Access>();
  for (const row of rows) if (row.store_id !== null) access.set(row.store_id, accessOf(row, resources, now));
  const user = { sessionId: id, userId: first.user_id, email: first.email, userType: first.user_type_id };
  return { user, access };
}

/** One row for each store that the user is an active member of, or one without a store. */
function selectSession(sql: Sql, id: string) {
  return sql
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('memberships as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.active', '=', true))
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
    )
    .leftJoin('stores as st', 'st.id', 'm.store_id')
    .select([
      's.user_id',
      's.remember',
      's.last_seen_at',
      's.expires_at',
      'u.email',
      'u.user_type_id',
      'u.user_status_id',
      'm.store_id',
      'm.owner',
      'r.permissions',
      'r.branch_ids',
      ...PLAN_COLUMNS,
      'st.active as store_active',
    ])
    .where('s.id', '=', id)
    .execute();
}
