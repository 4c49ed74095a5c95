import type {
  PendingInvitation,
  TeamMember,
  TeamRole,
  InvitationBody,
  RoleBody,
} from '../../domain/access/team.ts';
import type { CallOptions, Http } from './http.ts';
import { ifMatch } from './if-match.ts';
import { rowsOf } from './records.ts';

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
    invite: (body: InvitationBody) => write('POST', '/users/invitations', { body }),
    resendInvitation: (id: number) => write('POST', `/users/invitations/${id}/letters`),
    revokeInvitation: (id: number) => write('DELETE', `/users/invitations/${id}`),
    changeMember: (id: number, body: MemberChange) => write('PATCH', `/users/${id}`, { body }),
    removeMember: (id: number) => write('DELETE', `/users/${id}`),
    createRole: (body: RoleBody) => write('POST', '/roles', { body }),
    /** Rejects with `stale` when the role is no longer at this version. */
    updateRole: (role: Pick<TeamRole, 'id' | 'version'>, body: RoleBody) =>
      write('PUT', `/roles/${role.id}`, { body, headers: ifMatch(role) }),
    deleteRole: (id: number) => write('DELETE', `/roles/${id}`),
  };
}
