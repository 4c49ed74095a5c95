import { ApiError } from '../../errors.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { refuseCrossSiteGet } from '../../http/cross-site.ts';
import type { Answer, PublicRoute, SessionRoute } from '../../http/route.ts';
import type { BaseContext } from '../../context.ts';
import { sessionRoute } from '../../http/typed-route.ts';
import { signedOutCookies } from './cookies.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import { sessionInfo } from './session-info.ts';
import { endSession, enterStore, sessionIdOf } from './sessions.ts';

export const readSession: SessionRoute = {
  method: 'GET',
  path: '/users/token',
  operationId: 'readSession',
  summary: 'Who is signed in, the stores they may enter, and what they may do in the current one',
  access: 'session',
  answers: { 200: { description: 'The session', schema: SESSION_INFO } },
  async handle({ ports, user }) {
    return { status: 200, body: await sessionInfo(ports, user.sessionId) };
  },
};

export const changeStore = sessionRoute({
  method: 'PUT',
  path: '/users/token',
  operationId: 'changeStore',
  summary: 'Make another of the user’s stores the current one of this session',
  access: 'session',
  body: closedObject({ store_id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } }),
  refusals: ['not_found'],
  answers: {
    200: { description: 'The session', schema: SESSION_INFO },
    404: { description: 'No such store among the user’s' },
  },
  async handle({ ports, user, body }) {
    if (!(await enterStore(ports.database, user, body.store_id))) throw new ApiError('not_found');
    return { status: 200, body: await sessionInfo(ports, user.sessionId) };
  },
});

const SIGNED_OUT = { description: 'Signed out; also when there was no session' };

export const signOut: PublicRoute = {
  method: 'POST',
  path: '/logout',
  operationId: 'signOut',
  summary: 'End the session at once',
  access: 'public',
  answers: { 204: SIGNED_OUT },
  handle: leave,
};

/** Signs out by GET, as the spec has it (2 §7). A link or picture of another site must not sign a user out. */
export const signOutByGet: PublicRoute = {
  method: 'GET',
  path: '/logout',
  operationId: 'signOutByGet',
  summary: 'End the session at once; not from another site’s page',
  access: 'public',
  refusals: ['cross_site'],
  answers: {
    204: SIGNED_OUT,
    303: { description: 'Signed out; asked for by the address bar' },
    403: { description: 'Asked for by another site’s page' },
  },
  async handle(context) {
    refuseCrossSiteGet(context.request, context.ports.settings);
    const answer = await leave(context);
    if (context.request.headers.get('sec-fetch-mode') !== 'navigate') return answer;
    // No script runs here to clear what the admin stored.
    return { ...answer, status: 303, headers: { location: '/', 'clear-site-data': '"storage"' } };
  },
};

async function leave({ request, now, ports }: BaseContext): Promise<Answer> {
  const id = await sessionIdOf(request, ports, now).catch(ifUnreadable);
  if (id !== null) await endSession(ports, id);
  return { status: 204, cookies: signedOutCookies(ports.settings) };
}

/** An invalid token has no session to end. */
function ifUnreadable(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/** A page that lost its connection asks here whether the server can work again. */
export const status: PublicRoute = {
  method: 'GET',
  path: '/status',
  operationId: 'status',
  summary: 'Whether the service can work now',
  access: 'public',
  answers: {
    200: {
      description: 'It can',
      schema: closedObject({ status: { const: 'ok' }, time: { type: 'string', format: 'date-time' } }),
    },
    503: { description: 'It cannot reach its database' },
  },
  async handle({ ports, now }) {
    if (!(await ports.database.healthy())) throw new ApiError('unavailable');
    return { status: 200, body: { status: 'ok', time: now.toISOString() } };
  },
};
