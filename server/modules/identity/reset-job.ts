import { RESET_LIFETIME } from '../../../domain/identity/password.ts';
import { USER_ACTIVE } from './accounts.ts';
import { greeting, mailOf } from './mail-texts.ts';
import { issueToken } from './user-tokens.ts';
import type { Language } from '../../http/language.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const RESET_JOB = 'identity.reset';

/** What was asked for, and by whom it says it is. */
export interface ResetOrder {
  email: string;
  language: Language;
}

/**
 * Sends the link to the account of the address, if there is one. The link proves the mailbox: where no account has
 * done so yet, it takes the address back from the youngest account opened by phone. Run twice, it sends two links that
 * work once together.
 */
export async function sendReset({ database, mail, clock, settings }: Ports, job: Job): Promise<void> {
  // Written by `requestReset` and by nobody else.
  const { email, language } = job.payload as ResetOrder;
  const user = await database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'first_name', 'mailbox_proven'])
      .where('email', '=', email)
      .where('user_status_id', '=', USER_ACTIVE)
      .orderBy('mailbox_proven', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!user || !mail) return;
  const use = { purpose: 'reset', now: clock.now() } as const;
  const secret = await database.platformWrite((sql) => issueToken(sql, user.id, use, RESET_LIFETIME));
  const link = `${settings.origin}/reset?token=${secret}`;
  await mail.send(mailOf('reset', language, email, greeting(user, { link })));
}
