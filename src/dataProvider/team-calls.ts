import type { AuditChoices, AuditEntry } from '../../domain/audit/audit-answers.ts';
import type {
  PendingInvitation,
  TeamMember,
  TeamRole,
  InvitationBody,
  RoleBody,
} from '../../domain/access/team.ts';
import type { Http } from './http.ts';
import { ifMatch, createRequests } from './records.ts';

export type MemberChange = Partial<Pick<TeamMember, 'role_id' | 'owner' | 'active'>>;

/** The calls about a store's team, and the log of what it did. */
export function createTeamCalls(http: Http, path: (below: string) => string) {
  const { object, page, rows, send } = createRequests(http, path);
  return {
    listMembers: () => rows<TeamMember>('/users'),
    listRoles: () => rows<TeamRole>('/roles'),
    listInvitations: () => rows<PendingInvitation>('/users/invitations'),
    invite: (body: InvitationBody) => send('POST', '/users/invitations', { body }),
    resendInvitation: (id: number) => send('POST', `/users/invitations/${id}/letters`),
    revokeInvitation: (id: number) => send('DELETE', `/users/invitations/${id}`),
    changeMember: (id: number, body: MemberChange) => send('PATCH', `/users/${id}`, { body }),
    removeMember: (id: number) => send('DELETE', `/users/${id}`),
    createRole: (body: RoleBody) => send('POST', '/roles', { body }),
    /** Rejects with `stale` when the role is no longer at this version. */
    updateRole: (role: Pick<TeamRole, 'id' | 'version'>, body: RoleBody) =>
      send('PUT', `/roles/${role.id}`, { body, headers: ifMatch(role) }),
    deleteRole: (id: number) => send('DELETE', `/roles/${id}`),

    /** What members did. */
    listAudit: (query: Record<string, string>, signal?: AbortSignal) =>
      page<AuditEntry>(`/audit?${new URLSearchParams(query).toString()}`, { signal }, 'id'),

    auditChoices: (signal?: AbortSignal) =>
      object<AuditChoices>('/audit/choices', { signal }, 'users', 'resources', 'actions'),
  };
}
