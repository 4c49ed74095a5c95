import { isEmail } from '../../../domain/identity/email.ts';
import type { NewInvitation } from '../../dataProvider/team-calls.ts';
import type { TeamWords } from './team-words.ts';

/** A person to invite. */
export type Guest = NewInvitation;

export const NO_GUEST: Guest = {
  first_name: '',
  last_name: '',
  email: '',
  role_id: null,
  all_permissions: false,
};

/** The missing parts of an invitation, by field. */
export function guestComplaints(guest: Guest, { errors }: Pick<TeamWords, 'errors'>): Record<string, string> {
  const email = guest.email.trim() === '' ? errors.required : errors.email;
  return {
    ...(guest.first_name.trim() === '' && { first_name: errors.required }),
    ...(guest.last_name.trim() === '' && { last_name: errors.required }),
    ...(!isEmail(guest.email) && { email }),
    ...(!guest.all_permissions && guest.role_id === null && { role_id: errors.role }),
  };
}
