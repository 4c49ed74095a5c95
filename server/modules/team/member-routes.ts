import { covers, type Reach } from '../../../domain/access/roles.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { announceAccessChange, forgetAccess } from '../identity/module.ts';
import type { WriteContext } from '../../context.ts';
import { MEMBER, type TeamMember } from '../../../domain/access/team.ts';
import { withdrawInvitationsOf } from './invitations.ts';
import { roleToGive } from './roles.ts';
import { lockTeam, requireOwner, requireReach, type Member, type Team } from './team.ts';

/** Spec 2 §7 `GET /users`: who may work in the store. */
export const listMembers: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/users',
  operationId: 'listMembers',
  summary: 'The members of the store with their roles',
  access: { permission: 'team.write' },
  answers: { 200: { description: 'Owners first', schema: { type: 'array', items: MEMBER } } },
  async handle({ ports, storeId }) {
    const rows = await ports.database.read(storeId, (sql) => selectMembers(sql, storeId).execute());
    const body = rows.map((row): TeamMember => ({ ...row, created_at: row.created_at.toISOString() }));
    return { status: 200, body, headers: { 'x-total-count': String(body.length) } };
  },
};

function selectMembers(sql: Sql, storeId: number) {
  return sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
    )
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'm.owner',
      'm.active',
      'm.role_id',
      'r.name as role',
      'm.created_at',
    ])
    .where('m.store_id', '=', storeId)
    .orderBy('m.owner', 'desc')
    .orderBy('m.created_at')
    .orderBy('u.id');
}

const BODY = {
  type: 'object',
  properties: {
    role_id: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Null makes an administrator, who may everything but what is the owners’ alone.',
    },
    owner: { type: 'boolean', description: 'Only owners name owners.' },
    active: { type: 'boolean' },
  },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JsonSchema;

/** What a change makes of a member. */
interface Standing {
  owner: boolean;
  active: boolean;
  roleId: number | null;
  reach: Reach;
}

export const changeMember = storeRoute({
  method: 'PATCH',
  path: '/stores/{storeId}/users/{id}',
  operationId: 'changeMember',
  summary:
    'Give a member another role, make them an owner or an employee, shut them out or let them in again',
  access: { permission: 'team.write' },
  body: BODY,
  refusals: ['last_owner'],
  answers: {
    200: { description: 'The member', schema: MEMBER },
    409: { description: 'The store would be left without an owner' },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const input = context.body;
    const answer = await writeOnce(context, async (write) => {
      const team = await lockTeam(write);
      const member = memberToChange(team, id);
      const after = await standingAfter(write, team.actor, member, input);
      requireOwner(team.members.map((one) => (one === member ? after : one)));
      await store(write, member, after);
      const row = await selectMembers(write.tx.sql, write.storeId)
        .where('m.user_id', '=', id)
        .executeTakeFirstOrThrow();
      return { status: 200, body: { ...row, created_at: row.created_at.toISOString() } };
    });
    forgetAccess(context.ports);
    return answer;
  },
});

/** @throws ApiError `not_found`; `forbidden` when the member may do more than the actor, or is an owner and the actor is not */
function memberToChange({ members, actor }: Team, userId: number): Member {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new ApiError('not_found');
  if (member.owner && !actor.owner) throw new ApiError('forbidden');
  requireReach(actor, member.reach);
  return member;
}

async function standingAfter(
  { tx, storeId }: WriteContext,
  actor: Member,
  member: Member,
  input: FromSchema<typeof BODY>,
): Promise<Standing> {
  const owner = input.owner ?? member.owner;
  const active = input.active ?? member.active;
  if (owner && !actor.owner) throw new ApiError('forbidden');
  if (owner && input.role_id != null) throw invalid({ role_id: { key: 'owner_role' } });
  if (owner) return { owner, active, roleId: null, reach: 'all' };
  if (input.role_id === undefined && !member.owner)
    return { owner, active, roleId: member.roleId, reach: member.reach };
  const roleId = input.role_id ?? null;
  const { reach } = await roleToGive(tx.sql, storeId, actor, roleId);
  return { owner, active, roleId, reach };
}

async function store(write: WriteContext, member: Member, after: Standing): Promise<void> {
  const { tx, storeId } = write;
  await tx.sql
    .updateTable('memberships')
    .set({ owner: after.owner, active: after.active, role_id: after.roleId })
    .where('store_id', '=', storeId)
    .where('user_id', '=', member.userId)
    .execute();
  if (!after.active || !covers(after.reach, member.reach)) await withdrawInvitationsOf(write, member.userId);
  const changes = {
    owner: [member.owner, after.owner],
    active: [member.active, after.active],
    role_id: [member.roleId, after.roleId],
  } satisfies Record<string, [unknown, unknown]>;
  await recordAudit(write, [{ action: 'update', resource: 'users', recordId: member.userId, changes }]);
  await announceAccessChange(tx.sql);
}

export const removeMember: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/users/{id}',
  operationId: 'removeMember',
  summary: 'Shut a member out of the store; their account and their other stores stay',
  access: { permission: 'team.write' },
  refusals: ['last_owner'],
  answers: {
    204: { description: 'Removed' },
    409: { description: 'The store would be left without an owner' },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const answer = await writeOnce(context, async (write) => {
      const { tx, storeId } = write;
      const team = await lockTeam(write);
      const member = memberToChange(team, id);
      requireOwner(team.members.filter((one) => one !== member));
      // Notes the name before the removal, so that the log can still show it.
      const { first_name, last_name } = await tx.sql
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await tx.sql
        .deleteFrom('memberships')
        .where('store_id', '=', storeId)
        .where('user_id', '=', id)
        .execute();
      await withdrawInvitationsOf(write, id);
      const changes = {
        name: [`${first_name} ${last_name}`.trim(), null],
        owner: [member.owner, null],
        role_id: [member.roleId, null],
      } satisfies Record<string, [unknown, unknown]>;
      await recordAudit(write, [{ action: 'delete', resource: 'users', recordId: id, changes }]);
      await announceAccessChange(tx.sql);
      return { status: 204 };
    });
    forgetAccess(context.ports);
    return answer;
  },
};
