import { permissionEntries, withReading } from '../../../domain/access/permission-entries.ts';
import { covers } from '../../../domain/access/reach.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { announceAccessChange, forgetAccess } from '../identity/module.ts';
import { ROLE } from './answers.ts';
import { answerRole, etagOfRole, findRole, refuseStaleRole } from './roles.ts';
import { lockTeam, requireReach, type Member, type Team } from './team.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { WriteContext } from '../module.ts';

const BODY: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50, pattern: '\\S' },
    permissions: {
      type: 'array',
      description: 'Names of permissions. Reading comes along with whatever else is allowed.',
      items: { type: 'string', maxLength: 100 },
      minItems: 1,
      maxItems: 500,
    },
  },
  required: ['name', 'permissions'],
  additionalProperties: false,
};

interface Input {
  name: string;
  permissions: string[];
}

export const createRole: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/roles',
  operationId: 'createRole',
  summary: 'Make a role; nobody can put into it what they may not do themselves',
  tags: ['team'],
  access: { permission: 'team.write' },
  body: BODY,
  answers: { 201: { description: 'The role', schema: ROLE } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { actor } = await lockTeam(write);
      const values = await checked(write, actor, context.body);
      const { id } = await write.tx.sql
        .insertInto('roles')
        .values({ store_id: write.storeId, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
      await audit(write, 'create', id, null, values);
      return { status: 201, body: answerRole(write.ports, { id, ...values }, 0) };
    }),
};

export const updateRole: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/roles/{id}',
  operationId: 'updateRole',
  summary: 'Change a role; in force with the next call of whoever has it',
  tags: ['team'],
  access: { permission: 'team.write' },
  body: BODY,
  headers: { 'If-Match': 'Version that the change was made against; another one is refused with 412.' },
  answers: {
    200: { description: 'The role', schema: ROLE, headers: { etag: 'The version of the role, in quotes.' } },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const answer = await writeOnce(context, async (write) => {
      const { actor, members } = await lockTeam(write);
      const before = await findRole(write.tx.sql, write.storeId, id);
      if (before === null) throw new ApiError('not_found');
      requireReach(actor, new Set(before.permissions));
      refuseStaleRole(before, context.request.headers.get('if-match'));
      const values = await checked(write, actor, context.body, id);
      await write.tx.sql
        .updateTable('roles')
        .set(values)
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      await audit(write, 'update', id, before, values);
      await announceAccessChange(write.tx.sql);
      const role = { id, ...values };
      return {
        status: 200,
        body: answerRole(write.ports, role, holders(members, id)),
        headers: { etag: etagOfRole(role) },
      };
    });
    forgetAccess(context.ports.database);
    return answer;
  },
};

export function holders(members: Team['members'], roleId: number): number {
  return members.filter((member) => member.roleId === roleId).length;
}

/** @throws ApiError `invalid` with what no schema says: unknown permissions, permissions of nobody's to give, a name that is taken */
async function checked(write: WriteContext, actor: Member, body: unknown, id = 0): Promise<Input> {
  // The router has checked the body against the schema above.
  const { name: typed, permissions: wanted } = body as Input;
  const name = typed.trim();
  const entries = permissionEntries(write.ports.resources);
  const known = new Set(entries.map((entry) => entry.name));
  const errors: FieldErrors = {};
  wanted.forEach((permission, at) => {
    if (!known.has(permission)) errors[`permissions.${at}`] = { key: 'unknown_permission' };
    else if (!covers(actor.reach, new Set([permission]))) errors[`permissions.${at}`] = { key: 'not_yours' };
  });
  const permissions = withReading(wanted, entries);
  if (Object.keys(errors).length === 0 && !covers(actor.reach, new Set(permissions)))
    errors['permissions'] = { key: 'not_yours' };
  if (await isTaken(write, name, id)) errors['name'] = { key: 'unique' };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { name, permissions };
}

/** Names differ by more than capital letters; the lock of the team keeps two writers from the same one. */
async function isTaken({ tx, storeId }: WriteContext, name: string, id: number): Promise<boolean> {
  const others = await tx.sql
    .selectFrom('roles')
    .select('name')
    .where('store_id', '=', storeId)
    .where('id', '!=', id)
    .execute();
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

function audit(
  write: WriteContext,
  action: 'create' | 'update',
  recordId: number,
  before: Input | null,
  { name, permissions }: Input,
): Promise<void> {
  return recordAudit(write, [
    {
      action,
      resource: 'roles',
      recordId,
      changes: {
        name: [before?.name ?? null, name],
        permissions: [before?.permissions ?? null, permissions],
      },
    },
  ]);
}
