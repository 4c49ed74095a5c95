import type { APPLICATION_PERMISSIONS } from './permissions.ts';

/** What a member may do: everything (owners, and members without a role, spec 2 §6), or what their role lists. */
export type Reach = 'all' | ReadonlySet<string>;

/** @param member `permissions` are those of the role, null without one */
export function reachOf(member: { owner: boolean; permissions: readonly string[] | null }): Reach {
  return member.owner || member.permissions === null ? 'all' : new Set(member.permissions);
}

/** True when nothing of `other` lies beyond `own`: nobody gives, changes or takes away more than they have. */
export function covers(own: Reach, other: Reach): boolean {
  if (own === 'all') return true;
  return other !== 'all' && [...other].every((permission) => own.has(permission));
}

export function may(reach: Reach, permission: keyof typeof APPLICATION_PERMISSIONS): boolean {
  return reach === 'all' || reach.has(permission);
}
