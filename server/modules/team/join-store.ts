import type { AuditAction } from '../../../domain/audit/actions.ts';
import { LANGUAGES } from '../../http/language.ts';
import { ApiError } from '../../errors.ts';
import { announceAccessChange, insertUser, missingJwt, proveMailbox } from '../identity/module.ts';
import { acquireTeamLock } from './team.ts';
import type { FoundInvitation } from './find-invitation.ts';
import type { Sql } from '../../db/database.ts';
import type { BaseContext } from '../../http/route.ts';

/** Who joins: an account that there is, or a new one of the invited address. */
type Joining = { userId: number } | { passwordHash: string };

/**
 * Account, membership and the end of the link in one transaction: of two calls with one link, one joins.
 * @returns the member's user id
 * @throws ApiError `not_found` when the invitation was accepted or taken back meanwhile; `missing_jwt` when its
 *   address has got an account meanwhile
 */
export async function joinStore(
  { ports, now, requestId }: Pick<BaseContext, 'ports' | 'now' | 'requestId'>,
  found: FoundInvitation,
  joining: Joining,
): Promise<number> {
  const { store_id, id } = found;
  return ports.database.platformWrite(async (sql) => {
    await acquireTeamLock(sql, store_id);
    const invitation = await lock(sql, found);
    const userId = 'userId' in joining ? joining.userId : await openAccount(sql, found, joining, now);
    // The link came to the mailbox of the address.
    if (!(await proveMailbox(sql, userId))) throw new ApiError('other_account');
    // A member keeps their role.
    await sql
      .insertInto('memberships')
      .values({ store_id, user_id: userId, owner: false, role_id: invitation.role_id, created_at: now })
      .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
      .execute();
    await sql
      .updateTable('invitations')
      .set({ accepted_at: now, accepted_by: userId, accepted_request: requestId })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    await sql
      .insertInto('audit')
      .values({
        store_id,
        at: now,
        user_id: userId,
        request_id: requestId,
        action: 'accept' satisfies AuditAction,
        resource: 'invitations',
        record_id: id,
        changes: JSON.stringify({ email: [null, found.email], role_id: [null, invitation.role_id] }),
      })
      .execute();
    await announceAccessChange(sql);
    return userId;
  });
}

/** The invitation as it is now, and until the transaction ends. */
async function lock(
  sql: Sql,
  { store_id, id, token_hash }: FoundInvitation,
): Promise<{ role_id: number | null }> {
  const invitation = await sql
    .selectFrom('invitations')
    .select('role_id')
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

async function openAccount(
  sql: Sql,
  found: FoundInvitation,
  { passwordHash }: { passwordHash: string },
  now: Date,
): Promise<number> {
  const { email, first_name: firstName, last_name: lastName } = found;
  const language = LANGUAGES.find((one) => one === found.language) ?? 'es';
  const user = { email, firstName, lastName, passwordHash, verified: true };
  const userId = await insertUser(sql, user, now);
  if (userId === null) throw missingJwt();
  await sql.updateTable('users').set({ language }).where('id', '=', userId).execute();
  return userId;
}
