import type { PendingInvitation } from '../../../domain/access/team.ts';
import { INVITATION_LIMITS } from '../../../domain/identity/sign-up.ts';
import { quotedName } from '../../../domain/identity/names.ts';
import type { Sql } from '../../db/database.ts';
import { randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { LANGUAGES, type Language } from '../../http/language.ts';
import type { StoreContext, WriteContext, Ports } from '../../context.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import type { MailMessage } from '../../ports/ports.ts';
import { countTry, mailOf } from '../identity/module.ts';

/**
 * Counts a mail before it goes to a stranger in the name of a store.
 * @throws ApiError `too_many_requests`
 */
export async function countInvitation(
  { ports, storeId, now }: Pick<StoreContext, 'ports' | 'storeId' | 'now'>,
  email: string,
): Promise<void> {
  const recipient = await sha256(`${storeId} ${email}`);
  const limits = [
    { key: `invitation:store:${storeId}`, ...INVITATION_LIMITS.store },
    { key: `invitation:to:${recipient}`, ...INVITATION_LIMITS.recipient },
  ];
  await countTry(ports.database, limits, now);
}

/** Invitations of a store that nobody has accepted, the expired ones too, with the name of their role. */
export function selectPending(sql: Sql, storeId: number) {
  return sql
    .selectFrom('invitations as i')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'i.store_id').onRef('r.id', '=', 'i.role_id'),
    )
    .select([
      'i.id',
      'i.email',
      'i.first_name',
      'i.last_name',
      'i.all_permissions',
      'i.role_id',
      'r.name as role',
      'i.created_at',
      'i.expires_at',
    ])
    .where('i.store_id', '=', storeId)
    .where('i.accepted_at', 'is', null)
    .orderBy('i.created_at')
    .orderBy('i.id');
}

type Pending = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];

export function answerInvitation(
  { created_at, expires_at, ...invitation }: Pending,
  now: Date,
): PendingInvitation {
  return {
    ...invitation,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    expired: expires_at <= now,
  };
}

/** @throws ApiError `not_found`, also for one that was accepted meanwhile */
export async function pendingInvitation(sql: Sql, storeId: number, id: number): Promise<Pending> {
  const invitation = await selectPending(sql, storeId).where('i.id', '=', id).executeTakeFirst();
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

/**
 * Deletes the pending invitations of a member who is removed or may do less. They could give more than the member now
 * may.
 */
export async function withdrawInvitationsOf({ tx, storeId }: WriteContext, userId: number): Promise<void> {
  await tx.sql
    .deleteFrom('invitations')
    .where('store_id', '=', storeId)
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .execute();
}

export const INVITATION_JOB = defineJob('team.invitation', {
  type: 'object',
  properties: { storeId: { type: 'integer' }, invitationId: { type: 'integer' } },
  required: ['storeId', 'invitationId'],
});

/** Mails the link of an invitation that is still open. When it runs twice, the link of the last mail works. */
export async function sendInvitation({ database, mail, clock, settings }: Ports, job: Job): Promise<void> {
  const { storeId, invitationId } = INVITATION_JOB.read(job);
  const invitation = await database.platform((sql) => select(sql, storeId, invitationId, clock.now()));
  if (!invitation || !mail) return;
  const secret = randomSecret();
  const token_hash = await sha256(secret);
  await database.platformWrite((sql) =>
    sql
      .updateTable('invitations')
      .set({ token_hash })
      .where('store_id', '=', storeId)
      .where('id', '=', invitationId)
      .where('accepted_at', 'is', null)
      .execute(),
  );
  const language = LANGUAGES.find((one) => one === invitation.language) ?? 'es';
  await mail.send(invitationMail(invitation, language, `${settings.origin}/invitation?token=${secret}`));
}

/**
 * The inviter has typed all three names, and the reader may never have heard of them. So subject and greeting hold none.
 * The text quotes those that can do no harm.
 */
function invitationMail(
  { email, store, inviter, inviter_last }: Invitation,
  language: Language,
  link: string,
): MailMessage {
  const storeName = quotedName(store);
  const person = quotedName(`${inviter ?? ''} ${inviter_last ?? ''}`);
  if (storeName === null) return mailOf('invitation_unnamed', language, email, { link });
  if (person === null) return mailOf('invitation_by_store', language, email, { store: storeName, link });
  return mailOf('invitation', language, email, { inviter: person, store: storeName, link });
}

type Invitation = NonNullable<Awaited<ReturnType<typeof select>>>;

function select(sql: Sql, storeId: number, id: number, now: Date) {
  return sql
    .selectFrom('invitations as i')
    .innerJoin('stores as st', 'st.id', 'i.store_id')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select([
      'i.email',
      'i.language',
      'st.name as store',
      'u.first_name as inviter',
      'u.last_name as inviter_last',
    ])
    .where('i.store_id', '=', storeId)
    .where('i.id', '=', id)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}
