import type { PendingInvitation, TeamMember, TeamRole } from '../../domain/access/team.ts';
import { callSession, SessionCallError } from './session-call.ts';
import { writeOnce } from './session-write.ts';

export interface NewInvitation {
  first_name: string;
  last_name: string;
  email: string;
  role_id: number | null;
  all_permissions: boolean;
}

export interface RoleInput {
  name: string;
  permissions: string[];
  /** Null: all branches. */
  branch_ids: number[] | null;
}

export type MemberChange = Partial<Pick<TeamMember, 'role_id' | 'owner' | 'active'>>;

/**
 * The calls about a store's team, apart from the one provider: they come with the team's screens.
 * All of them throw SessionCallError.
 */
export function teamCalls(storeId: number, email: string) {
  const path = (below: string) => `/stores/${storeId}${below}`;
  // The shapes of the catalogue of calls, which the API's own tests hold (`server/modules/team/answers.ts`).
  async function list<T>(below: string): Promise<T[]> {
    const answer = await callSession('GET', path(below), { email });
    if (!Array.isArray(answer)) throw new SessionCallError(0, 'unexpected');
    return answer as T[];
  }
  async function write(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    below: string,
    body?: object,
    ifMatch?: string,
  ): Promise<void> {
    await writeOnce(method, path(below), body, email, ifMatch);
  }
  return {
    members: () => list<TeamMember>('/users'),
    roles: () => list<TeamRole>('/roles'),
    invitations: () => list<PendingInvitation>('/users/invitations'),
    invite: (invitation: NewInvitation) => write('POST', '/users/invitations', invitation),
    resend: (id: number) => write('POST', `/users/invitations/${id}/letters`),
    revoke: (id: number) => write('DELETE', `/users/invitations/${id}`),
    changeMember: (id: number, change: MemberChange) => write('PATCH', `/users/${id}`, change),
    removeMember: (id: number) => write('DELETE', `/users/${id}`),
    createRole: (role: RoleInput) => write('POST', '/roles', role),
    /** Rejects with `stale` when the role is no longer at this version. */
    updateRole: ({ id, version }: Pick<TeamRole, 'id' | 'version'>, role: RoleInput) =>
      write('PUT', `/roles/${id}`, role, `"${version}"`),
    deleteRole: (id: number) => write('DELETE', `/roles/${id}`),
  };
}

export type TeamCalls = ReturnType<typeof teamCalls>;
