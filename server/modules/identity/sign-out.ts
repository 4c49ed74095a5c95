import { ApiError } from '../../errors.ts';
import { refuseCrossSiteGet } from '../../http/cross-site.ts';
import { signedOutCookies } from './cookies.ts';
import { endSession, sessionIdOf } from './sessions.ts';
import type { Answer, BaseContext, PublicRoute } from '../../http/route.ts';

const SIGNED_OUT = { description: 'Signed out; also when there was no session' };

export const signOut: PublicRoute = {
  method: 'POST',
  path: '/logout',
  operationId: 'signOut',
  summary: 'End the session at once',
  tags: ['session'],
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
  tags: ['session'],
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
