/** What a call asks of identity. `server/modules/identity/authenticator.ts` exports `createAuthenticator`. */
import type { Access } from '../../domain/access/access.ts';
import type { ApiError } from '../errors.ts';
import type { BaseContext, SessionUser } from '../context.ts';

/** A call about all stores, for the log of the platform's staff. */
export interface StaffCall extends Pick<BaseContext, 'query' | 'now'> {
  operationId: string;
}

export interface Authenticator {
  /**
   * The user behind the session cookie.
   * Returns (never throws) `missing_jwt`, `invalid_jwt` or `identity_mismatch`; throws only when the database fails.
   */
  session(request: Request): Promise<SessionUser | ApiError>;
  /** What the user may do in the store; null when they are no active member of it, or there is no such store. */
  storeAccess(user: SessionUser, storeId: number): Promise<Access | null>;
  /** Whether the user is of the platform's staff at this moment. The call is in the log before it is answered. */
  admitStaff(user: SessionUser, call: StaffCall): Promise<boolean>;
}
