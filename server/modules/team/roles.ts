import { sha256 } from '@noble/hashes/sha2.js';
import { permissionEntries, type PermissionEntry } from '../../../domain/access/permission-entries.ts';
import { covers, type Reach } from '../../../domain/access/reach.ts';
import { toBase64Url } from '../../encoding.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from './team.ts';

export interface Role {
  id: number;
  name: string;
  permissions: string[];
  /** What it is limited to; null for all branches. */
  branch_ids: number[] | null;
}

/** A role as the API answers it (spec 1 §3), without permissions that no schema has any more. */
export function answerRole({ resources }: Pick<Ports, 'resources'>, role: Role, users: number) {
  const granted = new Set(role.permissions);
  const permission_role: PermissionEntry[] = permissionEntries(resources).filter(({ name }) =>
    granted.has(name),
  );
  const { id, name, branch_ids } = role;
  return { id, name, permission_role, branch_ids, users, version: versionOf(role) };
}

/** A fingerprint of the content. It shows whether the stored role is the one that the form was opened with. */
function versionOf(role: Role): string {
  const { id: _, ...content } = role;
  const entries = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return toBase64Url(sha256(new TextEncoder().encode(JSON.stringify(entries)))).slice(0, 22);
}

/** `ETag` of a role. */
export function etagOfRole(role: Role): string {
  return `"${versionOf(role)}"`;
}

/** @throws ApiError `stale` when the change was made against another version than the stored one */
export function refuseStaleRole(role: Role, ifMatch: string | null): void {
  if (ifMatch !== null && ifMatch !== '*' && ifMatch.replace(/^W\//, '') !== etagOfRole(role))
    throw new ApiError('stale');
}

export async function findRole(sql: Sql, storeId: number, id: number): Promise<Role | null> {
  const role = await sql
    .selectFrom('roles')
    .select(['id', 'name', 'permissions', 'branch_ids'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return role ?? null;
}

/**
 * The role that somebody is to be given; null is an administrator's.
 * @throws ApiError `invalid` at `role_id`: no such role in the store, or one beyond what the giver has
 */
export async function roleToGive(
  sql: Sql,
  storeId: number,
  giver: Member,
  roleId: number | null,
): Promise<{ name: string | null; reach: Reach }> {
  const role = roleId === null ? null : await findRole(sql, storeId, roleId);
  if (roleId !== null && role === null) throw invalid({ role_id: { key: 'reference' } });
  const reach: Reach = role === null ? 'all' : new Set(role.permissions);
  if (!covers(giver.reach, reach)) throw invalid({ role_id: { key: 'not_yours' } });
  return { name: role?.name ?? null, reach };
}
