import { READY_ROLE_NAMES, READY_ROLES, type ReadyRole } from '../../../domain/access/ready-roles.ts';
import { covers, type Reach } from '../../../domain/access/reach.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import { isEmail } from '../../../domain/identity/email.ts';
import type { NewInvitation } from '../../dataProvider/team-calls.ts';
import type { TeamWords } from './team-words.ts';

/** A person to invite. */
export type Guest = Omit<NewInvitation, 'new_role'> & {
  /** A role that the store does not have yet, in place of `role_id`. */
  ready_role: ReadyRole | null;
};

export const NO_GUEST: Guest = {
  first_name: '',
  last_name: '',
  email: '',
  role_id: null,
  ready_role: null,
  all_permissions: false,
};

/** The missing parts of an invitation, by field. */
export function guestComplaints(guest: Guest, { errors }: Pick<TeamWords, 'errors'>): Record<string, string> {
  const email = guest.email.trim() === '' ? errors.required : errors.email;
  return {
    ...(guest.first_name.trim() === '' && { first_name: errors.required }),
    ...(guest.last_name.trim() === '' && { last_name: errors.required }),
    ...(!isEmail(guest.email) && { email }),
    ...(!guest.all_permissions &&
      guest.role_id === null &&
      guest.ready_role === null && { role_id: errors.role }),
  };
}

/** The ready roles that this store has no role of that name for, and that the actor may give. */
export function readyRoles(
  roles: readonly TeamRole[],
  reach: Reach,
  { ready }: Pick<TeamWords, 'ready'>,
): ReadyRole[] {
  const taken = new Set(roles.map(({ name }) => name.toLowerCase()));
  return READY_ROLE_NAMES.filter(
    (role) => !taken.has(ready[role].name.toLowerCase()) && covers(reach, new Set(READY_ROLES[role])),
  );
}

/** The call's body. */
export function invitationOf(
  { ready_role, ...guest }: Guest,
  { ready }: Pick<TeamWords, 'ready'>,
): NewInvitation {
  if (guest.all_permissions || ready_role === null) return guest;
  const { name } = ready[ready_role];
  return { ...guest, role_id: null, new_role: { name, permissions: [...READY_ROLES[ready_role]] } };
}
