import { randomSecret, sha256 } from '../../encoding.ts';
import type { Sql } from '../../db/database.ts';

export interface TokenUse {
  /** A token of one purpose is worthless for another. */
  purpose: 'reset';
  now: Date;
}

/** Makes a single-use secret for a user; the database keeps its hash alone. */
export async function issueToken(
  sql: Sql,
  userId: number,
  { purpose, now }: TokenUse,
  lifetime: number,
): Promise<string> {
  const secret = randomSecret();
  await sql
    .insertInto('user_tokens')
    .values({
      id: await sha256(secret),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return secret;
}

/** Whose token it is; null when it is unknown, used or too old. */
export async function ownerOfToken(sql: Sql, secret: string, use: TokenUse): Promise<number | null> {
  const row = await sql
    .selectFrom('user_tokens')
    .select('user_id')
    .where('id', '=', await sha256(secret))
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses the token up, and with it every other of the user for this purpose. Of many at once, one gets the user's id. */
export async function consumeToken(sql: Sql, secret: string, use: TokenUse): Promise<number | null> {
  const row = await sql
    .updateTable('user_tokens')
    .set({ used_at: use.now })
    .where('id', '=', await sha256(secret))
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) return null;
  await sql
    .updateTable('user_tokens')
    .set({ used_at: use.now })
    .where('user_id', '=', row.user_id)
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .execute();
  return row.user_id;
}
