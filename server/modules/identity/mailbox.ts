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
