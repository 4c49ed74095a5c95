import { pathId } from '../../http/authorise.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { announceAccessChange, forgetAccess } from '../identity/module.ts';
import { memberToChange } from './change-member.ts';
import { withdrawInvitationsOf } from './invitations.ts';
import { lockTeam, requireOwner } from './team.ts';
import type { StoreRoute } from '../../http/route.ts';

export const removeMember: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/users/{id}',
  operationId: 'removeMember',
  summary: 'Shut a member out of the store; their account and their other stores stay',
  tags: ['team'],
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
