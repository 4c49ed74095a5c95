import { deviceName } from '../../../domain/identity/device-name.ts';
import { isAlive } from '../../../domain/identity/session-policy.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { SessionRoute } from '../../http/route.ts';
import { selectSessions } from './select-sessions.ts';

const NAME: JsonSchema = { type: ['string', 'null'], description: 'Null when it is none that we know.' };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };

const SESSION: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    browser: NAME,
    system: NAME,
    remember: { type: 'boolean', description: 'Whether it outlives the browser.' },
    created_at: TIME,
    last_seen_at: { ...TIME, description: 'To the minute.' },
    current: { type: 'boolean', description: 'Whether this call was made in it.' },
  },
  required: ['id', 'browser', 'system', 'remember', 'created_at', 'last_seen_at', 'current'],
  additionalProperties: false,
};

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
