/** What a call asks of identity. `server/modules/identity/authenticator.ts` exports `createAuthenticator`. */
import type { Access } from '../../domain/access/access.ts';
import type { ApiError } from '../errors.ts';
import type { SessionUser } from './route.ts';

export interface Authenticator {
  /**
   * The user behind the session cookie.
   * Returns (never throws) `missing_jwt`, `invalid_jwt` or `identity_mismatch`; throws only when the database fails.
   */
  session(request: Request): Promise<SessionUser | ApiError>;
  /** What the user may do in the store; null when they are no active member of it, or there is no such store. */
  storeAccess(user: SessionUser, storeId: number): Promise<Access | null>;
}
