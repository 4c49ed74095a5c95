import { sql as raw } from 'kysely';
import { covers, may, reachOf, type Reach } from '../../../domain/access/roles.ts';
import { ApiError } from '../../errors.ts';
import type { Sql } from '../../db/database.ts';
import type { WriteContext } from '../../context.ts';

export interface Member {
  userId: number;
  owner: boolean;
  active: boolean;
  roleId: number | null;
  reach: Reach;
}

/** The members of a store while nobody else changes them, and the one who is about to. */
export interface Team {
  members: readonly Member[];
  actor: Member;
}

/**
 * Writers of a store's team wait for each other, because access and the last owner concern all members. The actor's
 * access is read again: another writer may have changed it meanwhile.
 * @throws ApiError `forbidden`
 */
export async function lockTeam({ tx, user }: Pick<WriteContext, 'tx' | 'user'>): Promise<Team> {
  await acquireTeamLock(tx.sql, tx.storeId);
  const members = await selectMembers(tx.sql, tx.storeId);
  const actor = members.find(({ userId }) => userId === user.userId);
  if (!actor?.active || !may(actor.reach, 'team.write'))
    throw new ApiError('forbidden', { details: { permission: 'team.write' } });
  return { members, actor };
}

/** Waits until no other writer is at the store's team; holds it until the transaction ends. */
export async function acquireTeamLock(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`team ${storeId}`}, 0))`.execute(sql);
}

/** @throws ApiError `forbidden` when the member may do what the actor may not */
export function requireReach(actor: Member, other: Reach): void {
  if (!covers(actor.reach, other)) throw new ApiError('forbidden');
}

/** @throws ApiError `last_owner` when nobody who can sign in would own the store */
export function requireOwner(members: readonly Pick<Member, 'owner' | 'active'>[]): void {
  if (!members.some(({ owner, active }) => owner && active)) throw new ApiError('last_owner');
}

async function selectMembers(sql: Sql, storeId: number): Promise<Member[]> {
  const rows = await sql
    .selectFrom('memberships as m')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
    )
    .select(['m.user_id', 'm.owner', 'm.active', 'm.role_id', 'r.permissions', 'r.branch_ids'])
    .where('m.store_id', '=', storeId)
    .execute();
  return rows.map(({ user_id, owner, active, role_id, permissions, branch_ids }) => ({
    userId: user_id,
    owner,
    active,
    roleId: role_id,
    reach: reachOf({ owner, permissions, branch_ids }),
  }));
}
