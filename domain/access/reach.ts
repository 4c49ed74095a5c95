import { STORE_WIDE_PERMISSIONS } from './branches.ts';
import type { APPLICATION_PERMISSIONS } from './permissions.ts';

/** What a member may do: everything (owners, and members without a role, spec 2 §6), or what their role lists. */
export type Reach = 'all' | ReadonlySet<string>;

/** What somebody has who is given a role: null where there is none. */
export interface Granted {
  permissions: readonly string[] | null;
  branch_ids: readonly number[] | null;
}

/**
 * Nobody who may change a team is limited to branches, so that comparing permissions is enough to compare what two
 * members have.
 */
export function reachOf({ owner, permissions, branch_ids }: Granted & { owner: boolean }): Reach {
  if (owner || permissions === null) return 'all';
  if (branch_ids === null) return new Set(permissions);
  return new Set(permissions.filter((permission) => !STORE_WIDE_PERMISSIONS.includes(permission)));
}

/** True when nothing of `other` lies beyond `own`: nobody gives, changes or takes away more than they have. */
export function covers(own: Reach, other: Reach): boolean {
  if (own === 'all') return true;
  return other !== 'all' && [...other].every((permission) => own.has(permission));
}

export function may(reach: Reach, permission: keyof typeof APPLICATION_PERMISSIONS): boolean {
  return reach === 'all' || reach.has(permission);
}
