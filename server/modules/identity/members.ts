import { announceAccessChange } from './session-cache.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql } from '../../db/database.ts';

export interface NewMember {
  userId: number;
  owner: boolean;
  /** Without a role, the member is an administrator: every permission, but not the owner's rights (spec 2 §6). */
  roleId?: number;
}

type Needs = Pick<ApiPorts, 'database' | 'clock' | 'state'>;

/** Makes a user a member of a store, or changes their role. It holds from their next request. */
export async function addMember(
  { database, clock, state }: Needs,
  storeId: number,
  member: NewMember,
): Promise<void> {
  await database.write(storeId, async ({ sql }) => {
    await insertMember(sql, storeId, member, clock.now());
    await announceAccessChange(sql);
  });
  state.sessions.clear();
}

/** `addMember` in a transaction of the caller's, for a user whom no session knows yet. */
export async function insertMember(
  sql: Sql,
  storeId: number,
  { userId: user_id, owner, roleId }: NewMember,
  now: Date,
): Promise<void> {
  const as = { owner, role_id: roleId ?? null, active: true };
  await sql
    .insertInto('memberships')
    .values({ store_id: storeId, user_id, ...as, created_at: now })
    .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doUpdateSet(as))
    .execute();
}

/** Removes a member from a store. Their sessions continue in the other stores. */
export async function removeMember(
  { database, state }: Needs,
  storeId: number,
  userId: number,
): Promise<void> {
  await database.write(storeId, async ({ sql }) => {
    await sql
      .deleteFrom('memberships')
      .where('store_id', '=', storeId)
      .where('user_id', '=', userId)
      .execute();
    await announceAccessChange(sql);
  });
  state.sessions.clear();
}

/** Creates a role of a store; permissions as `allPermissions` names them, of all branches when none are named. */
export async function createRole(
  { database }: Pick<ApiPorts, 'database'>,
  storeId: number,
  role: { name: string; permissions: string[]; branch_ids?: number[] },
): Promise<number> {
  const { id } = await database.write(storeId, ({ sql }) =>
    sql
      .insertInto('roles')
      .values({ store_id: storeId, ...role })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
