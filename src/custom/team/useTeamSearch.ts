import { useState } from 'react';
import type { PendingInvitation, TeamMember, TeamRole } from '../../../domain/access/team.ts';
import { matches } from '../../ui/search/matches.ts';
import { fullName, roleName } from './names.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Team {
  members: readonly TeamMember[];
  roles: readonly TeamRole[];
  invitations: readonly PendingInvitation[];
}

/** Up to this number of people and roles, no search is needed. */
const AT_A_GLANCE = 12;

/** The team filtered by the typed text: people by name, e-mail and role, roles by name. */
export function useTeamSearch({ members, roles, invitations }: Team) {
  const words = useDictionary(TEAM_WORDS);
  const [typed, setTyped] = useState('');
  const is = (...texts: string[]): boolean => matches(texts.join(' '), typed);
  const found: Team = {
    members: members.filter((one) => is(fullName(one), one.email, roleName(one, words))),
    invitations: invitations.filter((one) =>
      is(fullName(one), one.email, roleName({ ...one, owner: false }, words)),
    ),
    roles: roles.filter(({ name }) => is(name)),
  };
  return {
    typed,
    setTyped,
    found,
    searching: typed.trim() !== '',
    nothing: found.members.length + found.invitations.length + found.roles.length === 0,
    worthwhile: members.length + invitations.length + roles.length > AT_A_GLANCE,
  };
}
