import { normaliseEmail } from '../../../domain/identity/email.ts';
import { ApiError } from '../../errors.ts';
import { admitStaff } from './admit-staff.ts';
import { followAccessChanges } from './access-changes.ts';
import { liveSession } from './live-session.ts';
import { sessionIdOf } from './sessions.ts';
import { invalidJwt, missingJwt } from './token.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import type { SessionUser } from '../../http/route.ts';
import type { ApiPorts } from '../../api-state.ts';

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
