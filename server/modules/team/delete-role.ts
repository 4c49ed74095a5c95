import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { findRole } from './roles.ts';
import { lockTeam, requireReach } from './team.ts';
import { holders } from './write-role.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { WriteContext } from '../module.ts';

export const deleteRole: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/roles/{id}',
  operationId: 'deleteRole',
  summary: 'Delete a role that no member and no pending invitation has',
  tags: ['team'],
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
