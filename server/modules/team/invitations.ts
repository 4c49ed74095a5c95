import { ApiError } from '../../errors.ts';
import type { Sql } from '../../db/database.ts';
import type { WriteContext } from '../module.ts';

/** Invitations of a store that nobody has accepted, the expired ones too, with the name of their role. */
export function selectPending(sql: Sql, storeId: number) {
  return sql
    .selectFrom('invitations as i')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'i.store_id').onRef('r.id', '=', 'i.role_id'),
    )
    .select([
      'i.id',
      'i.email',
      'i.first_name',
      'i.last_name',
      'i.all_permissions',
      'i.role_id',
      'r.name as role',
      'i.created_at',
      'i.expires_at',
    ])
    .where('i.store_id', '=', storeId)
    .where('i.accepted_at', 'is', null)
    .orderBy('i.created_at')
    .orderBy('i.id');
}

type Pending = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];

export function answerInvitation({ created_at, expires_at, ...invitation }: Pending, now: Date) {
  return {
    ...invitation,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    expired: expires_at <= now,
  };
}

/** @throws ApiError `not_found`, also for one that was accepted meanwhile */
export async function pendingInvitation(sql: Sql, storeId: number, id: number): Promise<Pending> {
  const invitation = await selectPending(sql, storeId).where('i.id', '=', id).executeTakeFirst();
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

/**
 * Deletes the pending invitations of a member who is removed or may do less. They could give more than the member now
 * may.
 */
export async function withdrawInvitationsOf({ tx, storeId }: WriteContext, userId: number): Promise<void> {
  await tx.sql
    .deleteFrom('invitations')
    .where('store_id', '=', storeId)
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .execute();
}
