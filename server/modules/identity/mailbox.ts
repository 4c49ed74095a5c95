import { sql as raw } from 'kysely';
import { UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up-policy.ts';
import type { Sql } from '../../db/database.ts';

/**
 * Notes that a user reads the mail of their address: they have opened a link, or typed a code, that went there.
 * @returns false when the address has meanwhile been proven by another account; then nothing is changed
 */
export async function proveMailbox(sql: Sql, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('users as u')
    .set({ mailbox_proven: true, verified: true })
    .where('u.id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .whereRef('other.email', '=', 'u.email')
            .whereRef('other.id', '!=', 'u.id')
            .where('other.mailbox_proven', '=', true),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Whether one more account may name this address without proof. Bounded, so that sign-in tries every one of them and a
 * mail lists them all: a stranger's pushes nobody's aside. With `lock`, others of the address wait until this
 * transaction ends.
 */
export async function hasRoomUnproven(sql: Sql, email: string, { lock = false } = {}): Promise<boolean> {
  if (lock) await raw`select pg_advisory_xact_lock(hashtextextended(${`unproven ${email}`}, 0))`.execute(sql);
  const found = await sql
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('mailbox_proven', '=', false)
    .limit(UNPROVEN_ACCOUNTS)
    .execute();
  return found.length < UNPROVEN_ACCOUNTS;
}
