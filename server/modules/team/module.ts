import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changeMember, listMembers, removeMember } from './member-routes.ts';
import { createRole, deleteRole, listRoles, updateRole } from './role-routes.ts';
import { INVITATION_JOB, sendInvitation } from './invitations.ts';
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitation-routes.ts';
import type { Module } from '../module.ts';

/** 'Usuarios y permisos': members, roles, invitations (spec 1 §2, 2 §6). */
export const team: Module = {
  tag: 'team',
  routes: [
    listMembers,
    changeMember,
    removeMember,
    listRoles,
    createRole,
    updateRole,
    deleteRole,
    listInvitations,
    invite,
    resendInvitation,
    revokeInvitation,
    readInvitation,
    acceptInvitation,
  ],
  jobs: (ports) => ({ [INVITATION_JOB.kind]: (job) => sendInvitation(ports, job) }),
};
