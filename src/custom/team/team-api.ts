import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { covers, type Reach } from '../../../domain/access/roles.ts';
import type { PendingInvitation, TeamMember, TeamRole } from '../../../domain/access/team.ts';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { failureSentence, useWrite } from '../../ui/form/useWrite.ts';
import { matches } from '../../../domain/places/fold.ts';
import { fullName, roleName } from './team-labels.ts';

const KEY = 'team';

/** Members, roles and invitations of the current store, loaded together. */
export function useTeam() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, storeId],
    queryFn: async () => {
      const calls = await dataProvider.loadTeamCalls();
      const [members, roles, invitations] = await Promise.all([
        calls.listMembers(),
        calls.listRoles(),
        calls.listInvitations(),
      ]);
      return { members, roles, invitations };
    },
  });
  return {
    team: data,
    error,
    refetch: () => void refetch(),
    /** Reloads the visible data after a change. */
    changed: () => client.invalidateQueries({ queryKey: [KEY, storeId] }),
  };
}

/** The current user's permissions about the team. The server checks them again. */
export function useTeamAccess() {
  const session = useSession();
  const access = accessOf(session);
  const administers = session?.store?.owner === true || session?.store?.role === null;
  const reach: Reach = administers ? 'all' : (access?.permissions ?? new Set<string>());
  return {
    allowed: access !== null && judge(access, { permission: 'team.write' }) === 'allowed',
    owner: session?.store?.owner === true,
    userId: session?.user.user_id,
    reach,
  };
}

/** One change of the team at a time, by its own button. A notification reports success, or the reason of a failure. */
export function useTeamWrite(changed: () => Promise<void>) {
  const words = useWords(TEAM_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useWrite();

  /** @returns whether it worked */
  async function write(work: () => Promise<void>, done: string): Promise<boolean> {
    let worked = false;
    await run(work, {
      onDone: async () => {
        worked = true;
        await changed();
        notify(done, { type: 'success' });
      },
      onFailure: (failure) => {
        notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
      },
    });
    return worked;
  }

  return { write, busy };
}

interface Team {
  members: readonly TeamMember[];
  roles: readonly TeamRole[];
  invitations: readonly PendingInvitation[];
}

/** Up to this number of people and roles, no search is needed. */
const AT_A_GLANCE = 12;

/** The team filtered by the typed text: people by name, e-mail and role, roles by name. */
export function useTeamSearch({ members, roles, invitations }: Team) {
  const words = useWords(TEAM_WORDS);
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

interface Actor {
  owner: boolean;
  userId: number | undefined;
  reach: Reach;
}

function reachOfRole({ permission_role }: TeamRole): Reach {
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
