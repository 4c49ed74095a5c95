import { quotedName } from '../../../domain/identity/quoted-name.ts';
import { randomSecret, sha256 } from '../../encoding.ts';
import { LANGUAGES, type Language } from '../../http/language.ts';
import { mailOf } from '../identity/module.ts';
import type { Job } from '../../jobs/job.ts';
import type { MailMessage, Ports } from '../../ports/ports.ts';
import type { Sql } from '../../db/database.ts';

export const INVITATION_JOB = 'team.invitation';

export interface InvitationOrder {
  storeId: number;
  invitationId: number;
}

/** Mails the link of an invitation that is still open. When it runs twice, the link of the last mail works. */
export async function sendInvitation({ database, mail, clock, settings }: Ports, job: Job): Promise<void> {
  // Written by the routes of this module and by nobody else.
  const { storeId, invitationId } = job.payload as InvitationOrder;
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
