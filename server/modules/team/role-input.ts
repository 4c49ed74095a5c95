import { sql as raw } from 'kysely';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/branches.ts';
import { missingNeeds } from '../../../domain/access/needs.ts';
import { permissionEntries, withReading } from '../../../domain/access/permission-entries.ts';
import { covers } from '../../../domain/access/reach.ts';
import { invalid, type FieldErrors } from '../../errors.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { WriteContext } from '../module.ts';
import type { Role } from './roles.ts';
import type { Member } from './team.ts';

/** The fields of a role that a body may have. */
export const ROLE_BODY = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50, pattern: '\\S' },
    permissions: {
      type: 'array',
      description:
        'Names of permissions. Reading comes along with whatever else is allowed; what else one needs must be in the list.',
      items: { type: 'string', maxLength: 100 },
      minItems: 1,
      maxItems: 500,
    },
    branch_ids: {
      type: ['array', 'null'],
      description: 'Branches to limit the role to; null for all. Left out of a change, the limit stays.',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: 500,
      uniqueItems: true,
    },
  },
  required: ['name', 'permissions'],
  additionalProperties: false,
} as const satisfies JsonSchema;

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
  { name: typed, permissions: wanted, branch_ids: branches }: FromSchema<typeof ROLE_BODY>,
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
