import { normaliseEmail } from '../../../domain/identity/credentials.ts';
import type { ApiPorts, SessionUser } from '../../context.ts';
import type { Database, Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Authenticator, StaffCall } from '../../http/authenticate.ts';
import { followAccessChanges } from './session-cache.ts';
import { liveSession } from './live-session.ts';
import { sessionIdOf } from './sessions.ts';
import { invalidJwt, missingJwt } from './token.ts';

/** A refusal is noted once in this time for each person and call, so that nobody fills the log. */
const REFUSAL_EVERY = 60 * 60 * 1000;

/** Query parameters are noted up to this length each. */
const LONGEST = 200;

type Caller = Pick<SessionUser, 'userId' | 'email'>;

/**
 * Whether the user is of the platform's staff, and notes the call. It asks the database each time: no cache, so a role
 * that was taken away ends with the next call.
 */
async function admitStaff(database: Database, user: Caller, call: StaffCall): Promise<boolean> {
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

/** Reads sessions from cookies; one statement reads the user and what they may do in which store. */
export function createAuthenticator(ports: ApiPorts): Authenticator {
  followAccessChanges(ports);
  return {
    session: (request) => readUser(ports, request),
    async storeAccess(user, storeId) {
      const session = await liveSession(ports, user.sessionId);
      return session?.access.get(storeId) ?? null;
    },
    admitStaff: (user, call) => admitStaff(ports.database, user, call),
  };
}

/** The user of the session, or the error of the session. */
export async function readUser(ports: ApiPorts, request: Request): Promise<SessionUser | ApiError> {
  try {
    const id = await sessionIdOf(request, ports, ports.clock.now());
    if (id === null) return missingJwt();
    const session = await liveSession(ports, id);
    if (!session) return invalidJwt();
    return claimsToBe(request, session.user.email) ? session.user : new ApiError('identity_mismatch');
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** `X-User-Email` grants nothing: it may be left out, but it may not name somebody else (spec 2 §6). */
function claimsToBe(request: Request, email: string): boolean {
  const claimed = request.headers.get('x-user-email');
  return claimed === null || normaliseEmail(claimed) === email;
}
