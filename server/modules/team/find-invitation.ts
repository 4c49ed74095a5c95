import { fromBase64Url, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import type { Sql } from '../../db/database.ts';

/**
 * The invitation of a mailed link, accepted or not.
 * @throws ApiError `not_found` when the link is unknown, taken back or replaced; `invitation_expired` and
 *   `invitation_used` when it is too old
 */
export async function findInvitation(sql: Sql, token: string, now: Date) {
  const token_hash = fromBase64Url(token) === null ? null : await sha256(token);
  const found =
    token_hash === null
      ? undefined
      : await sql
          .selectFrom('invitations as i')
          .innerJoin('stores as st', 'st.id', 'i.store_id')
          .leftJoin('roles as r', (join) =>
            join.onRef('r.store_id', '=', 'i.store_id').onRef('r.id', '=', 'i.role_id'),
          )
          .leftJoin('users as u', 'u.id', 'i.invited_by')
          .leftJoin('users as known', (join) =>
            join.onRef('known.email', '=', 'i.email').on('known.mailbox_proven', '=', true),
          )
          .select([
            'i.store_id',
            'i.id',
            'i.email',
            'i.first_name',
            'i.last_name',
            'i.role_id',
            'i.language',
            'i.token_hash',
            'i.expires_at',
            'i.accepted_at',
            'i.accepted_by',
            'i.accepted_request',
            'r.name as role',
            'st.name as store',
            'u.first_name as inviter',
            'u.last_name as inviter_last',
            'known.id as account',
          ])
          .where('i.token_hash', '=', token_hash)
          .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  if (found.expires_at <= now)
    throw new ApiError(found.accepted_at === null ? 'invitation_expired' : 'invitation_used');
  return found;
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;
