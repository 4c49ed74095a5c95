import { covers, reachOf } from '../../../domain/access/reach.ts';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { announceAccessChange, forgetAccess } from '../identity/module.ts';
import { ROLE } from './answers.ts';
import { withdrawInvitationsOf } from './invitations.ts';
import { checkRole, ROLE_BODY } from './role-input.ts';
import { answerRole, etagOfRole, findRole, refuseStaleRole, type Role } from './roles.ts';
import { lockTeam, requireReach, type Team } from './team.ts';
import type { WriteContext } from '../module.ts';

export const createRole = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/roles',
  operationId: 'createRole',
  summary: 'Make a role; nobody can put into it what they may not do themselves',
  tags: ['team'],
  access: { permission: 'team.write' },
  body: ROLE_BODY,
  answers: { 201: { description: 'The role', schema: ROLE } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { actor } = await lockTeam(write);
      const role = await insertRole(write, await checkRole(write, actor, context.body, null));
      return { status: 201, body: answerRole(write.ports, role, 0) };
    }),
});

export const updateRole = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/roles/{id}',
  operationId: 'updateRole',
  summary: 'Change a role; in force with the next call of each member who has it',
  tags: ['team'],
  access: { permission: 'team.write' },
  body: ROLE_BODY,
  headers: { 'If-Match': 'Version that the change was made against; another one is refused with 412.' },
  refusals: ['stale'],
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
      const values = await checkRole(write, actor, context.body, before);
      await write.tx.sql
        .updateTable('roles')
        .set(values)
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      await withdrawInvitations(write, members, { id, before, values });
      await audit(write, 'update', id, before, values);
      await announceAccessChange(write.tx.sql);
      const role = { id, ...values };
      return {
        status: 200,
        body: answerRole(write.ports, role, holders(members, id)),
        headers: { etag: etagOfRole(role) },
      };
    });
    forgetAccess(context.ports);
    return answer;
  },
});

/** Who has a role that allows less now is treated like a member who gets a lesser one. */
async function withdrawInvitations(
  write: WriteContext,
  members: Team['members'],
  { id, before, values }: { id: number; before: Role; values: Omit<Role, 'id'> },
): Promise<void> {
  const reachAs = (role: Omit<Role, 'id'>) => reachOf({ ...role, owner: false });
  if (covers(reachAs(values), reachAs(before))) return;
  for (const { userId, roleId } of members) if (roleId === id) await withdrawInvitationsOf(write, userId);
}

/** Stores a checked role. */
export async function insertRole(write: WriteContext, values: Omit<Role, 'id'>): Promise<Role> {
  const { id } = await write.tx.sql
    .insertInto('roles')
    .values({ store_id: write.storeId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(write, 'create', id, null, values);
  return { id, ...values };
}

export function holders(members: Team['members'], roleId: number): number {
  return members.filter((member) => member.roleId === roleId).length;
}

function audit(
  write: WriteContext,
  action: 'create' | 'update',
  recordId: number,
  before: Omit<Role, 'id'> | null,
  { name, permissions, branch_ids }: Omit<Role, 'id'>,
): Promise<void> {
  return recordAudit(write, [
    {
      action,
      resource: 'roles',
      recordId,
      changes: {
        name: [before?.name ?? null, name],
        permissions: [before?.permissions ?? null, permissions],
        ...(sameValue(before?.branch_ids ?? null, branch_ids)
          ? {}
          : { branch_ids: [before?.branch_ids ?? null, branch_ids] }),
      },
    },
  ]);
}
