import { judge, mustPayFirst, type Access } from '../../domain/access/access.ts';
import { ApiError } from '../errors.ts';
import type { Authenticator, StaffCall } from './authenticate.ts';
import type { StoreRoute } from './route.ts';
import type { SessionUser } from '../context.ts';

/** The signed-in user; throws what the authenticator found wrong with the session. */
export async function requireSession(authenticator: Authenticator, request: Request): Promise<SessionUser> {
  const found = await authenticator.session(request);
  if (found instanceof ApiError) throw found;
  return found;
}

/**
 * A store of which the user is no member answers as a missing one.
 * Throws `not_found`, `forbidden`, `store_inactive`, `plan_unpaid` or `plan_required`.
 */
export async function requireStore(
  authenticator: Authenticator,
  user: SessionUser,
  storeId: number,
  rule: StoreRoute['access'],
): Promise<Access> {
  const access = await authenticator.storeAccess(user, storeId);
  if (access === null) throw new ApiError('not_found');
  const verdict = judge(access, rule);
  if (verdict === 'permission') throw new ApiError('forbidden', { details: { permission: rule.permission } });
  if (verdict === 'inactive') throw new ApiError('store_inactive');
  if (mustPayFirst(access, rule.permission)) throw new ApiError('plan_unpaid');
  if (verdict === 'feature') throw new ApiError('plan_required', { details: { feature: rule.feature } });
  return access;
}

/** Throws `forbidden` for anybody who is not of the platform's staff at this moment. */
export async function requireStaff(
  authenticator: Authenticator,
  user: SessionUser,
  call: StaffCall,
): Promise<void> {
  if (!(await authenticator.admitStaff(user, call))) throw new ApiError('forbidden');
}

/** An id from the path; one that no row can have is a missing row. Throws `not_found`. */
export function pathId(params: Record<string, string>, name: string): number {
  const id = Number(params[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiError('not_found');
  return id;
}
