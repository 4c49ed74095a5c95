import type { PendingInvitation, TeamMember, TeamRole } from '../../domain/access/team.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch } from './if-match.ts';
import { rowsOf } from './records.ts';

export interface NewInvitation {
  first_name: string;
  last_name: string;
  email: string;
  role_id: number | null;
  /** A role that is made along with the invitation, in place of `role_id`. */
  new_role?: Pick<RoleInput, 'name' | 'permissions'>;
  all_permissions: boolean;
}

export interface RoleInput {
  name: string;
  permissions: string[];
  /** Null: all branches. */
  branch_ids: number[] | null;
}

export type MemberChange = Partial<Pick<TeamMember, 'role_id' | 'owner' | 'active'>>;

/** The calls about a store's team. */
export function createTeamCalls(http: Http, path: (below: string) => string) {
  async function write(method: CallOptions['method'], below: string, options: CallOptions = {}) {
    await http(path(below), { ...options, method });
  }
  return {
    listMembers: async () => rowsOf<TeamMember>(await http(path('/users'))),
    listRoles: async () => rowsOf<TeamRole>(await http(path('/roles'))),
    listInvitations: async () => rowsOf<PendingInvitation>(await http(path('/users/invitations'))),
    invite: (body: NewInvitation) => write('POST', '/users/invitations', { body }),
    resendInvitation: (id: number) => write('POST', `/users/invitations/${id}/letters`),
    revokeInvitation: (id: number) => write('DELETE', `/users/invitations/${id}`),
    changeMember: (id: number, body: MemberChange) => write('PATCH', `/users/${id}`, { body }),
    removeMember: (id: number) => write('DELETE', `/users/${id}`),
    createRole: (body: RoleInput) => write('POST', '/roles', { body }),
    /** Rejects with `stale` when the role is no longer at this version. */
    updateRole: (role: Pick<TeamRole, 'id' | 'version'>, body: RoleInput) =>
      write('PUT', `/roles/${role.id}`, { body, headers: ifMatch(role) }),
    deleteRole: (id: number) => write('DELETE', `/roles/${id}`),
  };
}
