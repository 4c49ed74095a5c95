import { covers, type Reach } from '../../../domain/access/reach.ts';
import type { TeamMember, TeamRole } from '../../../domain/access/team.ts';

export interface Actor {
  owner: boolean;
  userId: number | undefined;
  reach: Reach;
}

export function reachOfRole({ permission_role }: TeamRole): Reach {
  return new Set(permission_role.map(({ name }) => name));
}

/** The roles that the actor can give, take away or change: those within the actor's own permissions. */
export function rolesWithin(roles: readonly TeamRole[], { reach }: Pick<Actor, 'reach'>): TeamRole[] {
  return roles.filter((role) => covers(reach, reachOfRole(role)));
}

/** Users cannot change themselves here. Owners can change owners; others need at least the same permissions. */
export function mayChange(member: TeamMember, roles: readonly TeamRole[], actor: Actor): boolean {
  if (member.id === actor.userId) return false;
  if (member.owner) return actor.owner;
  if (member.role_id === null) return actor.reach === 'all';
  return rolesWithin(roles, actor).some(({ id }) => id === member.role_id);
}
