import type { Database } from '../../db/database.ts';

/** Removes sessions, links, unfinished sign-ups, codes and counts of tries that have ended. Each sign-in does it: there is little to remove at a time. */
export async function sweepEnded(database: Database, now: Date): Promise<void> {
  await database.platformWrite(async (sql) => {
    await sql.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await sql.deleteFrom('user_tokens').where('expires_at', '<=', now).execute();
    await sql.deleteFrom('sign_ups').where('expires_at', '<=', now).execute();
    await sql.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute();
    await sql.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  });
}
