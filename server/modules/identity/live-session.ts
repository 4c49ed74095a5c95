import { type Access, allPermissions } from '../../../domain/access/access.ts';
import { isAlive } from '../../../domain/identity/sign-in-limits.ts';
import type { ApiPorts, BaseContext, SessionUser, LiveSession } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { featuresOf, isUnpaid, PLAN_COLUMNS, type StorePlanRow } from '../stores/module.ts';
import { followAccessChanges } from './session-cache.ts';
import { USER_ACTIVE } from './accounts.ts';
import { sessionIdOf } from './sessions.ts';

/** What a membership, its role and its store say of what a member may do; empty where a join found nothing. */
interface MembershipRow extends StorePlanRow {
  owner: boolean | null;
  permissions: string[] | null;
  branch_ids: number[] | null;
  store_active: boolean | null;
}

function accessOf(row: MembershipRow, resources: readonly { name: string }[], now: Date): Access {
  const { owner, permissions, branch_ids, store_active } = row;
  return {
    owner: owner === true,
    permissions: new Set(permissions ?? allPermissions(resources.map(({ name }) => name))),
    ...(branch_ids === null || owner === true ? {} : { branches: branch_ids }),
    features: featuresOf(row, now),
    inactive: store_active === false,
    unpaid: isUnpaid(row, now),
  };
}

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

export interface AccessWatch {
  /** What the user may do in the store at this moment; null when the session or the membership has ended. */
  now(): Promise<Access | null>;
  stop(): void;
}

/** For answers that outlive their request: calls back when a session ended or anybody's access changed, anywhere. */
export function watchAccess(
  ports: ApiPorts,
  user: Pick<SessionUser, 'sessionId'>,
  storeId: number,
  changed: () => void,
): AccessWatch {
  return {
    now: async () => (await liveSession(ports, user.sessionId))?.access.get(storeId) ?? null,
    stop: followAccessChanges(ports, changed),
  };
}

/** The signed-in user who calls a public route; null without a session, or with an ended one. */
export async function visitorOf({
  request,
  ports,
  now,
}: Pick<BaseContext, 'request' | 'ports' | 'now'>): Promise<SessionUser | null> {
  const id = await sessionIdOf(request, ports, now).catch(() => null);
  const session = id === null ? null : await liveSession(ports, id);
  return session?.user ?? null;
}
