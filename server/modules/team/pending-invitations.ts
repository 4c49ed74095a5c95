import { INVITATION_LIFETIME } from '../../../domain/identity/invitation.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { INVITATION } from './answers.ts';
import { INVITATION_JOB, type InvitationOrder } from './invitation-job.ts';
import { countInvitation } from './invitation-limits.ts';
import { answerInvitation, pendingInvitation, selectPending } from './invitations.ts';
import { roleToGive } from './roles.ts';
import { lockTeam } from './team.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { WriteContext } from '../module.ts';

export const listInvitations: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/users/invitations',
  operationId: 'listInvitations',
  summary: 'Invitations that nobody has accepted yet',
  tags: ['team'],
  access: { permission: 'team.write' },
  answers: { 200: { description: 'The oldest first', schema: { type: 'array', items: INVITATION } } },
  async handle({ ports, storeId, now }) {
    const rows = await ports.database.read(storeId, (sql) => selectPending(sql, storeId).execute());
    const body = rows.map((row) => answerInvitation(row, now));
    return { status: 200, body, headers: { 'x-total-count': String(body.length) } };
  },
};

export const resendInvitation: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/users/invitations/{id}/letters',
  operationId: 'resendInvitation',
  summary: 'Mail the invitation again, with a new link; the old link ends',
  tags: ['team'],
  access: { permission: 'team.write' },
  refusals: ['too_many_requests'],
  answers: {
    200: { description: 'The invitation with its new expiry', schema: INVITATION },
    429: { description: 'Too many mails; `retry_after` in seconds' },
    503: { description: 'This installation sends no mail' },
  },
  async handle(context) {
    const { ports, storeId } = context;
    if (ports.mail === undefined) throw new ApiError('unavailable');
    const id = pathId(context.params, 'id');
    const { email } = await ports.database.read(storeId, (sql) => pendingInvitation(sql, storeId, id));
    await countInvitation(context, email);
    return writeOnce(context, async (write) => {
      await invitationToChange(write, id);
      await write.tx.sql
        .updateTable('invitations')
        .set({
          token_hash: null,
          language: languageOf(context.request),
          invited_by: write.user.userId,
          expires_at: new Date(write.now.getTime() + INVITATION_LIFETIME),
        })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute();
      const order: InvitationOrder = { storeId, invitationId: id };
      await enqueue(write.tx, INVITATION_JOB, order, { runAt: write.now });
      await recordAudit(write, [
        { action: 'resend', resource: 'invitations', recordId: id, changes: { email: [email, email] } },
      ]);
      const renewed = await pendingInvitation(write.tx.sql, storeId, id);
      return { status: 200, body: answerInvitation(renewed, write.now) };
    });
  },
};

export const revokeInvitation: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/users/invitations/{id}',
  operationId: 'revokeInvitation',
  summary: 'Take an invitation back; its link ends at once',
  tags: ['team'],
  access: { permission: 'team.write' },
  answers: { 204: { description: 'Taken back' } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const { email } = await invitationToChange(write, id);
      const { numDeletedRows } = await write.tx.sql
        .deleteFrom('invitations')
        .where('store_id', '=', write.storeId)
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirstOrThrow();
      // Accepted while this call waited for its row: the person is a member now.
      if (numDeletedRows === 0n) throw new ApiError('not_found');
      await recordAudit(write, [
        { action: 'delete', resource: 'invitations', recordId: id, changes: { email: [email, null] } },
      ]);
      return { status: 204 };
    });
  },
};

/** The member who resends or revokes an invitation must be allowed to give what it gives. */
async function invitationToChange(write: WriteContext, id: number) {
  const { actor } = await lockTeam(write);
  const invitation = await pendingInvitation(write.tx.sql, write.storeId, id);
  await roleToGive(write.tx.sql, write.storeId, actor, invitation.role_id);
  return invitation;
}
