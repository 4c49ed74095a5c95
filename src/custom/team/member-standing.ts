import type { TeamMember } from '../../../domain/access/team.ts';
import type { MemberChange } from '../../dataProvider/team-calls.ts';

/** The standing of a member as one choice: owner, administrator, or the id of a role. */
export const OWNER = 'owner';
export const ADMINISTRATOR = 'administrator';

export function standingOf({ owner, role_id }: Pick<TeamMember, 'owner' | 'role_id'>): string {
  if (owner) return OWNER;
  return role_id === null ? ADMINISTRATOR : String(role_id);
}

export function changeTo(standing: string): Pick<MemberChange, 'owner' | 'role_id'> {
  if (standing === OWNER) return { owner: true };
  return { owner: false, role_id: standing === ADMINISTRATOR ? null : Number(standing) };
}
