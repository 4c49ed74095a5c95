import { greeting, mailOf } from './mail-texts.ts';
import type { Language } from '../../http/language.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const PASSWORD_CHANGED_JOB = 'identity.password-changed';

export interface PasswordChange {
  userId: number;
  language: Language;
}

/** Mails the owner of the account, who may not be the person who changed the password (ASVS 6.3.6). */
export async function mailPasswordChanged({ database, mail, settings }: Ports, job: Job): Promise<void> {
  // Written by `resetPassword` and by nobody else.
  const { userId, language } = job.payload as PasswordChange;
  const user = await database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['email', 'first_name', 'mailbox_proven'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  );
  if (!user || !mail) return;
  const link = `${settings.origin}/password-recovery`;
  await mail.send(mailOf('password_changed', language, user.email, greeting(user, { link })));
}
