import { sql as raw } from 'kysely';
import { covers, reachOf } from '../../../domain/access/roles.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { announceAccessChange, forgetAccess } from '../identity/module.ts';
import type { WriteContext } from '../../context.ts';
import { ROLE, ROLE_BODY } from '../../../domain/access/team.ts';
import { withdrawInvitationsOf } from './invitations.ts';
import { answerRole, checkRole, etagOfRole, findRole, refuseStaleRole, type Role } from './roles.ts';
import { lockTeam, requireReach, type Team } from './team.ts';

/** Spec 2 §7 `GET /roles`. */
export const listRoles: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/roles',
  operationId: 'listRoles',
  summary: 'The roles of the store with what each may do',
  access: { permission: 'team.write' },
  answers: { 200: { description: 'By name', schema: { type: 'array', items: ROLE } } },
  async handle({ ports, storeId }) {
    const roles = await ports.database.read(storeId, (sql) =>
      sql
        .selectFrom('roles as r')
        .select([
          'r.id',
          'r.name',
          'r.permissions',
          'r.branch_ids',
          raw<number>`(select count(*)::integer from memberships m where m.store_id = r.store_id and m.role_id = r.id)`.as(
            'users',
          ),
        ])
        .where('r.store_id', '=', storeId)
        .orderBy('r.name')
        .orderBy('r.id')
        .execute(),
    );
    return {
      status: 200,
      body: roles.map(({ users, ...role }) => answerRole(ports, role, users)),
      headers: { 'x-total-count': String(roles.length) },
    };
  },
};

export const createRole = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/roles',
  operationId: 'createRole',
  summary: 'Make a role; nobody can put into it what they may not do themselves',
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

function holders(members: Team['members'], roleId: number): number {
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

export const deleteRole: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/roles/{id}',
  operationId: 'deleteRole',
  summary: 'Delete a role that no member and no pending invitation has',
  access: { permission: 'team.write' },
  refusals: ['in_use'],
  answers: {
    204: { description: 'Deleted' },
    409: { description: 'Somebody has it' },
  },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const { actor, members } = await lockTeam(write);
      const role = await findRole(write.tx.sql, write.storeId, id);
      if (role === null) throw new ApiError('not_found');
      requireReach(actor, new Set(role.permissions));
      await deleteExpiredInvitations(write, id);
      if (holders(members, id) > 0 || (await isPromised(write, id))) throw new ApiError('in_use');
      await write.tx.sql
        .deleteFrom('roles')
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .execute();
      const changes = { name: [role.name, null], permissions: [role.permissions, null] } satisfies Record<
        string,
        [unknown, unknown]
      >;
      await recordAudit(write, [{ action: 'delete', resource: 'roles', recordId: id, changes }]);
      return { status: 204 };
    });
  },
};

async function deleteExpiredInvitations({ tx, storeId, now }: WriteContext, roleId: number): Promise<void> {
  await tx.sql
    .deleteFrom('invitations')
    .where('store_id', '=', storeId)
    .where('role_id', '=', roleId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

async function isPromised({ tx, storeId }: WriteContext, roleId: number): Promise<boolean> {
  const invitation = await tx.sql
    .selectFrom('invitations')
    .select('id')
    .where('store_id', '=', storeId)
    .where('role_id', '=', roleId)
    .where('accepted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}
