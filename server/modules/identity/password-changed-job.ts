import { greeting, letterOf } from './letters.ts';
import type { Language } from '../../http/language.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const PASSWORD_CHANGED_JOB = 'identity.password-changed';

export interface PasswordChange {
  userId: number;
  language: Language;
}

/** Tells the owner of the account, who may not be the one who did it (ASVS 6.3.6). */
export async function tellPasswordChanged({ database, mail, settings }: Ports, job: Job): Promise<void> {
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
  await mail.send(letterOf('password_changed', language, user.email, greeting(user, { link })));
}
