import type { TeamRole, RoleBody } from '../../../domain/access/team.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { sql as raw } from 'kysely';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';
import {
  covers,
  missingNeeds,
  permissionEntries,
  withReading,
  type Reach,
} from '../../../domain/access/roles.ts';
import type { Sql } from '../../db/database.ts';
import { toBase64Url } from '../../encoding.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import type { Ports, WriteContext } from '../../context.ts';
import type { Member } from './team.ts';

export interface Role {
  id: number;
  name: string;
  permissions: string[];
  /** What it is limited to; null for all branches. */
  branch_ids: number[] | null;
}

/** A role as the API answers it (spec 1 §3), without permissions that no schema has any more. */
export function answerRole({ resources }: Pick<Ports, 'resources'>, role: Role, users: number): TeamRole {
  const granted = new Set(role.permissions);
  const permission_role = permissionEntries(resources).filter(({ name }) => granted.has(name));
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

type Content = Omit<Role, 'id'>;

/**
 * The role that the body asks for.
 * @param before as it is stored; null for a new one
 * @throws ApiError `invalid` for what no schema checks: unknown permissions or branches; permissions that nobody can
 *   give, that no role of a branch can have or that cannot be used without others; a taken name
 */
export async function checkRole(
  write: WriteContext,
  actor: Member,
  { name: typed, permissions: wanted, branch_ids: branches }: RoleBody,
  before: Role | null,
): Promise<Content> {
  const name = typed.trim();
  const branch_ids = branches === undefined ? (before?.branch_ids ?? null) : branches;
  const entries = permissionEntries(write.ports.resources);
  const known = new Set(entries.map((entry) => entry.name));
  const errors: FieldErrors = {};
  wanted.forEach((permission, at) => {
    const field = `permissions.${at}`;
    if (!known.has(permission)) errors[field] = { key: 'unknown_permission' };
    else if (!covers(actor.reach, new Set([permission]))) errors[field] = { key: 'not_yours' };
    else if (branch_ids !== null && STORE_WIDE_PERMISSIONS.includes(permission))
      errors[field] = { key: 'store_wide' };
  });
  const permissions = withReading(wanted, entries);
  const unusable = missingNeeds(permissions);
  wanted.forEach((permission, at) => {
    const missing = unusable.get(permission);
    if (missing !== undefined && known.has(permission))
      errors[`permissions.${at}`] ??= { key: 'needs', args: { permissions: missing.join(', ') } };
  });
  if (Object.keys(errors).length === 0 && !covers(actor.reach, new Set(permissions)))
    errors['permissions'] = { key: 'not_yours' };
  const missing = await missingBranches(write, branches ?? []);
  branches?.forEach((id, at) => {
    // Accepts a deleted branch that the role had already: it grants nothing.
    if (missing.has(id) && before?.branch_ids?.includes(id) !== true)
      errors[`branch_ids.${at}`] = { key: 'reference' };
  });
  if (await isTaken(write, name, before?.id ?? 0)) errors['name'] = { key: 'unique' };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { name, permissions, branch_ids };
}

/** Those of the ids that are no branch of the store. */
async function missingBranches({ tx, storeId }: WriteContext, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await raw<{ id: number }>`
    select id from user_stores where store_id = ${storeId} and id = any(${[...ids]}::bigint[])`.execute(
    tx.sql,
  );
  const found = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !found.has(id)));
}

/** Names must differ by more than upper and lower case. The lock of the team keeps two writers from the same name. */
async function isTaken({ tx, storeId }: WriteContext, name: string, id: number): Promise<boolean> {
  const others = await tx.sql
    .selectFrom('roles')
    .select('name')
    .where('store_id', '=', storeId)
    .where('id', '!=', id)
    .execute();
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase());
}
