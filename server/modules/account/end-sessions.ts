import { ApiError } from '../../errors.ts';
import type { SessionRoute } from '../../http/route.ts';
import { endSession, endSessionsOf, signedOutCookies } from '../identity/module.ts';
import { findSession } from './select-sessions.ts';

export const endOneSession: SessionRoute = {
  method: 'DELETE',
  path: '/users/sessions/{session}',
  operationId: 'endSession',
  summary: 'Sign the user out on one device; their next request there is refused',
  tags: ['session'],
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
  tags: ['session'],
  access: 'session',
  answers: { 204: { description: 'This session is the only one' } },
  async handle({ ports, user }) {
    await endSessionsOf(ports, user.userId, user.sessionId);
    return { status: 204 };
  },
};
