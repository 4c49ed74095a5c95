import type { PermissionEntry } from './permission-entries.ts';

/** `GET /users`: a member of the store. */
export interface TeamMember {
  /** Of the user. */
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  owner: boolean;
  active: boolean;
  role_id: number | null;
  /** Null for owners and administrators, who have no role. */
  role: string | null;
  created_at: string;
}

/** `GET /users/invitations`: somebody who was asked and has not come yet. */
export interface PendingInvitation {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  all_permissions: boolean;
  role_id: number | null;
  role: string | null;
  created_at: string;
  expires_at: string;
  expired: boolean;
}

/** `GET /roles` (spec 1 §3). */
export interface TeamRole {
  id: number;
  name: string;
  permission_role: PermissionEntry[];
  /** What it is limited to; null for all branches. */
  branch_ids: number[] | null;
  /** Members who have it. */
  users: number;
  /** Another one with every change of what the role says. */
  version: string;
}
