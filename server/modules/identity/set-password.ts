import { deleteSessionsOf } from './sessions.ts';
import { isCommonPassword } from '../../../domain/identity/password-strength.ts';
import type { Database, Sql } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import { LANGUAGES, type Language } from '../../http/language.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../context.ts';
import type { KnownAccount } from './device.ts';
import { greeting, mailOf } from './mail-texts.ts';
import { announceAccessChange } from './session-cache.ts';

export const PASSWORD_CHANGED_JOB = defineJob('identity.password-changed', {
  type: 'object',
  properties: { userId: { type: 'integer' }, language: { enum: [...LANGUAGES] } },
  required: ['userId', 'language'],
});

/** Mails the owner of the account, who may not be the person who changed the password (ASVS 6.3.6). */
export async function mailPasswordChanged({ database, mail, settings }: Ports, job: Job): Promise<void> {
  const { userId, language } = PASSWORD_CHANGED_JOB.read(job);
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

interface NewPassword {
  userId: number;
  /** The mail's. */
  language: Language;
  hash: string;
  now: Date;
  /** The session that goes on. */
  except?: string;
}

/**
 * Sets it in a transaction of the caller's: the other sessions, mailed links and codes that wait on a screen end with
 * the old password. The owner gets a mail. The caller clears the session cache afterwards.
 * @returns the account
 */
export async function setPassword(sql: Sql, change: NewPassword): Promise<KnownAccount> {
  const { userId, language, hash, now, except } = change;
  await deleteSessionsOf(sql, userId, except);
  await sql.deleteFrom('sign_in_codes').where('claimed_by', '=', userId).execute();
  await sql
    .updateTable('user_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  await announceAccessChange(sql);
  await PASSWORD_CHANGED_JOB.enqueue({ sql }, { userId, language }, { runAt: now });
  return sql
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', userId)
    .returning(['id', 'email', 'mailbox_proven'])
    .executeTakeFirstOrThrow();
}

/** Length is the schema's to check. @throws ApiError `invalid` for what is tried first: common ones, and words of the account */
export async function refuseWeakPassword(
  database: Database,
  userId: number,
  password: string,
): Promise<void> {
  const { email, first_name, last_name } = await database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  if (isCommonPassword(password, [email, first_name, last_name, `${first_name}${last_name}`]))
    throw invalid({ password: { key: 'common_password' } });
}
