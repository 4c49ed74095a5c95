import { randomSecret, sha256 } from '../../encoding.ts';
import { LANGUAGES } from '../../http/language.ts';
import { mailOf } from '../identity/module.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';
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
  const values = {
    name: oneLine(invitation.first_name),
    store: oneLine(invitation.store),
    link: `${settings.origin}/invitation?token=${secret}`,
  };
  const inviter = oneLine(`${invitation.inviter ?? ''} ${invitation.inviter_last ?? ''}`);
  const message =
    inviter === ''
      ? mailOf('invitation_by_store', language, invitation.email, values)
      : mailOf('invitation', language, invitation.email, { ...values, inviter });
  await mail.send(message);
}

function select(sql: Sql, storeId: number, id: number, now: Date) {
  return sql
    .selectFrom('invitations as i')
    .innerJoin('stores as st', 'st.id', 'i.store_id')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select([
      'i.email',
      'i.first_name',
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

/** Names stand in the subject: they must not break its line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
