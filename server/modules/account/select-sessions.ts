import { sql as raw } from 'kysely';
import type { Sql } from '../../db/database.ts';

/** The part of the stored id that distinguishes a user's sessions. It is too short to look a session up by. */
const HANDLE_LENGTH = 16;

/** A user's sessions, also those that nobody has swept yet. `handle` is what the user calls them by. */
export function selectSessions(sql: Sql, userId: number) {
  return sql
    .selectFrom('sessions')
    .select([
      'id',
      raw<string>`left(id, ${raw.lit(HANDLE_LENGTH)})`.as('handle'),
      'user_agent',
      'remember',
      'created_at',
      'last_seen_at',
      'expires_at',
    ])
    .where('user_id', '=', userId);
}

/** The id of the user's session with that handle; undefined without one. */
export async function findSession(sql: Sql, userId: number, handle: string): Promise<string | undefined> {
  const rows = await selectSessions(sql, userId).execute();
  return rows.find((row) => row.handle === handle)?.id;
}
