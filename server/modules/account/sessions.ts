import { sql as raw } from 'kysely';
import { deviceName, OWN_SESSION, type OwnSession } from '../../../domain/identity/own-session.ts';
import { isAlive } from '../../../domain/identity/sign-in-limits.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { SessionRoute } from '../../http/route.ts';
import { endSession, endSessionsOf, signedOutCookies } from '../identity/module.ts';

/** The part of the stored id that distinguishes a user's sessions. It is too short to look a session up by. */
const HANDLE_LENGTH = 16;

/** A user's sessions, also those that nobody has swept yet. `handle` is what the user calls them by. */
function selectSessions(sql: Sql, userId: number) {
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
async function findSession(sql: Sql, userId: number, handle: string): Promise<string | undefined> {
  const rows = await selectSessions(sql, userId).execute();
  return rows.find((row) => row.handle === handle)?.id;
}

/** The newest sessions first; a user with more of them can end all others in one step. */
const MOST = 100;

export const listSessions: SessionRoute = {
  method: 'GET',
  path: '/users/sessions',
  operationId: 'listSessions',
  summary:
    'Where the user is signed in: the device of each session, when it was last seen, and which one is this',
  access: 'session',
  answers: { 200: { description: 'The last seen first', schema: { type: 'array', items: OWN_SESSION } } },
  async handle({ ports, user, now }) {
    const rows = await ports.database.platform((sql) =>
      selectSessions(sql, user.userId).orderBy('last_seen_at', 'desc').orderBy('id').execute(),
    );
    const alive = rows.filter(({ remember, last_seen_at, expires_at }) =>
      isAlive({ remember, lastSeenAt: last_seen_at, expiresAt: expires_at }, now),
    );
    const body = alive.slice(0, MOST).map((row): OwnSession => ({
      id: row.handle,
      ...deviceName(row.user_agent),
      remember: row.remember,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === user.sessionId,
    }));
    return { status: 200, body, headers: { 'x-total-count': String(alive.length) } };
  },
};

export const endOneSession: SessionRoute = {
  method: 'DELETE',
  path: '/users/sessions/{session}',
  operationId: 'endSession',
  summary: 'Sign the user out on one device; their next request there is refused',
  access: 'session',
  refusals: ['not_found'],
  answers: {
    204: { description: 'Ended; with it the cookies, when it is the session of this call' },
    404: { description: 'The user has no such session' },
  },
  async handle({ ports, user, params }) {
    const id = await ports.database.platform((sql) => findSession(sql, user.userId, params['session'] ?? ''));
    if (id === undefined) throw new ApiError('not_found');
    await endSession(ports, id);
    return { status: 204, cookies: id === user.sessionId ? signedOutCookies(ports.settings) : [] };
  },
};

export const endOtherSessions: SessionRoute = {
  method: 'DELETE',
  path: '/users/sessions',
  operationId: 'endOtherSessions',
  summary: 'Sign the user out everywhere but here',
  access: 'session',
  answers: { 204: { description: 'This session is the only one' } },
  async handle({ ports, user }) {
    await endSessionsOf(ports, user.userId, user.sessionId);
    return { status: 204 };
  },
};
