import { deviceName } from '../../../domain/identity/device-name.ts';
import { isAlive } from '../../../domain/identity/session-policy.ts';
import type { SessionRoute } from '../../http/route.ts';
import { SESSION } from './session-schema.ts';
import { selectSessions } from './select-sessions.ts';

/** The newest sessions first; a user with more of them can end all others in one step. */
const MOST = 100;

export const listSessions: SessionRoute = {
  method: 'GET',
  path: '/users/sessions',
  operationId: 'listSessions',
  summary:
    'Where the user is signed in: the device of each session, when it was last seen, and which one is this',
  tags: ['session'],
  access: 'session',
  answers: { 200: { description: 'The last seen first', schema: { type: 'array', items: SESSION } } },
  async handle({ ports, user, now }) {
    const rows = await ports.database.platform((sql) =>
      selectSessions(sql, user.userId).orderBy('last_seen_at', 'desc').orderBy('id').execute(),
    );
    const alive = rows.filter(({ remember, last_seen_at, expires_at }) =>
      isAlive({ remember, lastSeenAt: last_seen_at, expiresAt: expires_at }, now),
    );
    const body = alive.slice(0, MOST).map((row) => ({
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
