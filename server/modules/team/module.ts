import { acceptInvitation } from './accept-invitation.ts';
import { changeMember } from './change-member.ts';
import { deleteRole } from './delete-role.ts';
import { INVITATION_JOB, sendInvitation } from './invitation-job.ts';
import { invite } from './invite.ts';
import { listMembers } from './list-members.ts';
import { listRoles } from './list-roles.ts';
import { listInvitations, resendInvitation, revokeInvitation } from './pending-invitations.ts';
import { readInvitation } from './read-invitation.ts';
import { removeMember } from './remove-member.ts';
import { createRole, updateRole } from './write-role.ts';
import type { Module } from '../module.ts';

/** 'Usuarios y permisos': members, roles, invitations (spec 1 §2, 2 §6). */
export const team: Module = {
  name: 'team',
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
  jobs: (ports) => ({ [INVITATION_JOB]: (job) => sendInvitation(ports, job) }),
};
