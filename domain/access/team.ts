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
  /** Null for owners and administrators; they have no role. */
  role: string | null;
  created_at: string;
}

/** `GET /users/invitations`: a person who was invited and has not joined yet. */
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
  /** The branches that limit the role; null for all branches. */
  branch_ids: number[] | null;
  /** The members who have the role. */
  users: number;
  /** A version that changes with every change of the role's content. */
  version: string;
}
