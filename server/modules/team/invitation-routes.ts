import { normaliseEmail } from '../../../domain/identity/credentials.ts';
import { INVITATION_LIFETIME } from '../../../domain/identity/sign-up.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { INVITATION, INVITATION_BODY, type InvitationBody } from '../../../domain/access/team.ts';
import {
  answerInvitation,
  countInvitation,
  INVITATION_JOB,
  pendingInvitation,
  selectPending,
} from './invitations.ts';
import { insertRole } from './role-routes.ts';
import { checkRole, roleToGive } from './roles.ts';
import { lockTeam, type Member } from './team.ts';

export const listInvitations: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/users/invitations',
  operationId: 'listInvitations',
  summary: 'Invitations that nobody has accepted yet',
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
      await INVITATION_JOB.enqueue(write.tx, { storeId, invitationId: id }, { runAt: write.now });
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

/** Spec 1 §2 'Users and roles': name, last name, e-mail, role, or all permissions. */
export const invite = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/users/invitations',
  operationId: 'inviteMember',
  summary: 'Mail somebody an invitation to the store, with a link that works once',
  access: { permission: 'team.write' },
  body: INVITATION_BODY,
  refusals: ['too_many_requests'],
  answers: {
    201: { description: 'The invitation; the mail is on its way', schema: INVITATION },
    429: { description: 'Too many mails; `retry_after` in seconds' },
    503: { description: 'This installation sends no mail' },
  },
  async handle(context) {
    if (context.ports.mail === undefined) throw new ApiError('unavailable');
    const input = context.body;
    const email = normaliseEmail(input.email);
    await countInvitation(context, email);
    return writeOnce(context, async (write) => {
      const { actor } = await lockTeam(write);
      await refuseKnown(write, email);
      const roleId = roleIdOf(input) ?? (await newRoleId(write, actor, input));
      const { name: role } = await roleToGive(write.tx.sql, write.storeId, actor, roleId);
      const id = await insert(write, context, { ...input, email, roleId });
      const changes = { email: [null, email], role: [null, role] } satisfies Record<
        string,
        [unknown, unknown]
      >;
      await recordAudit(write, [{ action: 'create', resource: 'invitations', recordId: id, changes }]);
      const invitation = await pendingInvitation(write.tx.sql, write.storeId, id);
      return { status: 201, body: answerInvitation(invitation, write.now) };
    });
  },
});

type Given = Pick<InvitationBody, 'all_permissions' | 'role_id' | 'new_role'>;

/** Null for an administrator, and for a role to be made. @throws ApiError `invalid` when nothing was chosen */
function roleIdOf({ all_permissions = false, role_id = null, new_role }: Given): number | null {
  if (all_permissions || (role_id === null && new_role !== undefined)) return null;
  if (role_id === null) throw invalid({ role_id: { key: 'required' } });
  return role_id;
}

/** Makes the role that comes with the invitation. @throws ApiError `invalid` at the fields below `new_role` */
async function newRoleId(
  write: WriteContext,
  actor: Member,
  { all_permissions = false, new_role }: Given,
): Promise<number | null> {
  if (all_permissions || new_role === undefined) return null;
  try {
    return (await insertRole(write, await checkRole(write, actor, new_role, null))).id;
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors === undefined) throw error;
    throw invalid(
      Object.fromEntries(
        Object.entries(error.errors).map(([source, fault]) => [`new_role.${source}`, fault]),
      ),
    );
  }
}

/** The answer shows only whether the address belongs to a member of this store. It never shows accounts elsewhere. */
async function refuseKnown({ tx, storeId, now }: WriteContext, email: string): Promise<void> {
  const member = await tx.sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.store_id', '=', storeId)
    .where('u.email', '=', email)
    .executeTakeFirst();
  if (member) throw invalid({ email: { key: 'already_member' } });
  const pending = await selectPending(tx.sql, storeId).where('i.email', '=', email).executeTakeFirst();
  if (!pending) return;
  if (pending.expires_at > now) throw invalid({ email: { key: 'already_invited' } });
  await tx.sql
    .deleteFrom('invitations')
    .where('store_id', '=', storeId)
    .where('id', '=', pending.id)
    .execute();
}

async function insert(
  { tx, storeId, now, user }: WriteContext,
  { request }: StoreContext,
  invited: { first_name: string; last_name: string; email: string; roleId: number | null },
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('invitations')
    .values({
      store_id: storeId,
      email: invited.email,
      first_name: invited.first_name.trim(),
      last_name: invited.last_name.trim(),
      all_permissions: invited.roleId === null,
      role_id: invited.roleId,
      invited_by: user.userId,
      language: languageOf(request),
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_LIFETIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await INVITATION_JOB.enqueue(tx, { storeId, invitationId: id }, { runAt: now });
  return id;
}
