import { policyOf } from '../../../domain/identity/sign-in-limits.ts';
import { randomSecret, sha256 } from '../../encoding.ts';
import { readCookie, sessionCookieName, signedInCookies } from './cookies.ts';
import { signToken } from './token.ts';
import { announceAccessChange } from './session-cache.ts';
import type { ApiPorts, BaseContext, SessionUser } from '../../context.ts';
import type { Database, Sql } from '../../db/database.ts';

const USER_AGENT_LENGTH = 300;

type Context = Pick<BaseContext, 'request' | 'now' | 'ports'>;
type Stored = Pick<ApiPorts, 'database' | 'state'>;

/**
 * Opens a session of its own for this sign-in and ends the one that the browser brought along.
 * @returns its id, and the `Set-Cookie` values
 */
export async function openSession(
  context: Context,
  session: { userId: number; storeId: number | null; remember: boolean },
): Promise<{ id: string; cookies: string[] }> {
  const { database, settings, state } = context.ports;
  const secret = randomSecret();
  const id = await sha256(secret);
  const expiresAt = new Date(context.now.getTime() + policyOf(session.remember).absolute);
  const previous = await sessionIdOf(context.request, context.ports, context.now).catch(() => null);
  await database.platformWrite(async (sql) => {
    if (previous !== null) await deleteSession(sql, previous);
    await sql
      .insertInto('sessions')
      .values({
        id,
        user_id: session.userId,
        store_id: session.storeId,
        remember: session.remember,
        user_agent: context.request.headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
        created_at: context.now,
        last_seen_at: context.now,
        expires_at: expiresAt,
      })
      .execute();
  });
  if (previous !== null) state.sessions.clear();
  const iat = Math.floor(context.now.getTime() / 1000);
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const token = await signToken({ aud: 'session', sub: secret, iat, exp }, settings.sessionSecret);
  return { id, cookies: signedInCookies(token, session.remember ? exp - iat : undefined, settings) };
}

/**
 * The stored id of the session that the request's cookie names; null without a cookie. The session may have ended.
 * @throws ApiError `missing_jwt`, `invalid_jwt`
 */
export async function sessionIdOf(
  request: Request,
  { settings, state }: Pick<ApiPorts, 'settings' | 'state'>,
  now: Date,
): Promise<string | null> {
  const token = readCookie(request, sessionCookieName(settings));
  if (token === null || token === '') return null;
  return state.sessionTokens.sessionIdOf(token, now);
}

/** Makes the store the session's current one; false when the user is no active member of it. */
export async function enterStore(
  database: Database,
  user: Pick<SessionUser, 'sessionId' | 'userId'>,
  storeId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database.platformWrite((sql) =>
    sql
      .updateTable('sessions')
      .set({ store_id: storeId })
      .where('id', '=', user.sessionId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships')
            .select('user_id')
            .where('user_id', '=', user.userId)
            .where('store_id', '=', storeId)
            .where('active', '=', true),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Ends one session, at once and everywhere. */
export async function endSession({ database, state }: Stored, id: string): Promise<void> {
  await database.platformWrite((sql) => deleteSession(sql, id));
  state.sessions.clear();
}

async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.deleteFrom('sessions').where('id', '=', id).execute();
  await announceAccessChange(sql);
}

/** Ends every session of a user, but for the one given: after a changed password, or when the user is shut out. */
export async function endSessionsOf(
  { database, state }: Stored,
  userId: number,
  except?: string,
): Promise<void> {
  await database.platformWrite(async (sql) => {
    await deleteSessionsOf(sql, userId, except);
    await announceAccessChange(sql);
  });
  state.sessions.clear();
}

/** The same in a transaction of the caller's, who announces it. */
export async function deleteSessionsOf(sql: Sql, userId: number, except?: string): Promise<void> {
  await sql
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}
