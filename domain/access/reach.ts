import { STORE_WIDE_PERMISSIONS } from './branches.ts';
import type { APPLICATION_PERMISSIONS } from './permissions.ts';

/**
 * The reach of a member: everything (owners, and members without a role, spec 2 §6), or the permissions of their role.
 */
export type Reach = 'all' | ReadonlySet<string>;

/** The reach that a role gives; null when there is no such role. */
export interface Granted {
  permissions: readonly string[] | null;
  branch_ids: readonly number[] | null;
}

/** Compares permissions alone. That is enough: a member who may change a team is never limited to branches. */
export function reachOf({ owner, permissions, branch_ids }: Granted & { owner: boolean }): Reach {
  if (owner || permissions === null) return 'all';
  if (branch_ids === null) return new Set(permissions);
  return new Set(permissions.filter((permission) => !STORE_WIDE_PERMISSIONS.includes(permission)));
}

/** True when `other` holds nothing beyond `own`. Members cannot give, change or take away more than they have. */
export function covers(own: Reach, other: Reach): boolean {
  if (own === 'all') return true;
  return other !== 'all' && [...other].every((permission) => own.has(permission));
}

export function may(reach: Reach, permission: keyof typeof APPLICATION_PERMISSIONS): boolean {
  return reach === 'all' || reach.has(permission);
}
