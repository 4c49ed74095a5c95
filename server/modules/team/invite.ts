import { EMAIL_MAX_LENGTH, normaliseEmail } from '../../../domain/identity/email.ts';
import { INVITATION_LIFETIME } from '../../../domain/identity/invitation.ts';
import { PERSON_NAME_MAX_LENGTH, PERSON_NAME_PATTERN } from '../../../domain/identity/names.ts';
import { ApiError, invalid } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { INVITATION } from './answers.ts';
import { INVITATION_JOB, type InvitationOrder } from './invitation-job.ts';
import { countInvitation } from './invitation-limits.ts';
import { answerInvitation, pendingInvitation, selectPending } from './invitations.ts';
import { checkRole, ROLE_BODY } from './role-input.ts';
import { roleToGive } from './roles.ts';
import { lockTeam, type Member } from './team.ts';
import { insertRole } from './write-role.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { StoreContext } from '../../http/route.ts';
import type { WriteContext } from '../module.ts';

const NAME = {
  type: 'string',
  minLength: 1,
  maxLength: PERSON_NAME_MAX_LENGTH,
  pattern: PERSON_NAME_PATTERN,
} as const satisfies JsonSchema;

/** Spec 1 §2 'Users and roles': name, last name, e-mail, role, or all permissions. */
export const invite = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/users/invitations',
  operationId: 'inviteMember',
  summary: 'Mail somebody an invitation to the store, with a link that works once',
  tags: ['team'],
  access: { permission: 'team.write' },
  body: {
    type: 'object',
    properties: {
      first_name: NAME,
      last_name: NAME,
      email: { type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH },
      role_id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      new_role: { ...ROLE_BODY, description: 'A role that is made along with the invitation, and given.' },
      all_permissions: {
        type: 'boolean',
        description: 'Joins as an administrator; the role is then not looked at.',
      },
    },
    required: ['first_name', 'last_name', 'email'],
    additionalProperties: false,
  },
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

interface Given {
  all_permissions?: boolean;
  role_id?: number | null;
  new_role?: FromSchema<typeof ROLE_BODY>;
}

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
  const order: InvitationOrder = { storeId, invitationId: id };
  await enqueue(tx, INVITATION_JOB, order, { runAt: now });
  return id;
}
