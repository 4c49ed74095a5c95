import type { StaffCall } from '../../http/authenticate.ts';
import type { SessionUser } from '../../http/route.ts';
import type { Database, Sql } from '../../db/database.ts';

/** A refusal is noted once in this time for each person and call, so that nobody fills the log. */
const REFUSAL_EVERY = 60 * 60 * 1000;

/** Query parameters are noted up to this length each. */
const LONGEST = 200;

type Caller = Pick<SessionUser, 'userId' | 'email'>;

/**
 * Whether the user is of the platform's staff, and notes the call. It asks the database each time: no cache, so a role
 * that was taken away ends with the next call.
 */
export async function admitStaff(database: Database, user: Caller, call: StaffCall): Promise<boolean> {
  return database.platformWrite(async (sql) => {
    const row = await sql
      .selectFrom('platform_staff')
      .select('user_id')
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    const admitted = row !== undefined;
    if (admitted || !(await refusedLately(sql, user, call))) await note(sql, user, call, admitted);
    return admitted;
  });
}

async function refusedLately(sql: Sql, { userId }: Caller, call: StaffCall): Promise<boolean> {
  const row = await sql
    .selectFrom('platform_staff_log')
    .select('id')
    .where('user_id', '=', userId)
    .where('action', '=', 'refused')
    .where('call', '=', call.operationId)
    .where('at', '>', new Date(call.now.getTime() - REFUSAL_EVERY))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function note(sql: Sql, { userId, email }: Caller, call: StaffCall, admitted: boolean): Promise<void> {
  const details = Object.fromEntries(
    [...call.query].slice(0, 10).map(([key, value]) => [key.slice(0, LONGEST), value.slice(0, LONGEST)]),
  );
  await sql
    .insertInto('platform_staff_log')
    .values({
      at: call.now,
      user_id: userId,
      email,
      action: admitted ? 'read' : 'refused',
      call: call.operationId,
      details: JSON.stringify(details),
    })
    .execute();
}
