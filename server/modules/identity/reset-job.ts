import { formatDate } from '../../../domain/dates/format.ts';
import { dayOf } from '../../../domain/dates/day.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { RESET_LIFETIME } from '../../../domain/identity/password.ts';
import { UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up-policy.ts';
import { localeOf, type Language } from '../../http/language.ts';
import { USER_ACTIVE } from './accounts.ts';
import { accountLine, greeting, mailOf } from './mail-texts.ts';
import { issueToken } from './user-tokens.ts';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const RESET_JOB = 'identity.reset';

/** As many digits of a phone show its owner which account is theirs. */
const ENDING = 4;

/** What was asked for, and by whom it says it is. */
export interface ResetOrder {
  email: string;
  language: Language;
}

/**
 * Sends the link to the account that has proven the address. Where none has, the mailbox's owner gets a link for each
 * account that names it, and chooses: neither the first nor the last to come need be theirs. The link proves the
 * mailbox. Run twice, it sends links that work once together.
 */
export async function sendReset(ports: Ports, job: Job): Promise<void> {
  // Written by `requestReset` and by nobody else.
  const { email, language } = job.payload as ResetOrder;
  const { database, mail, clock, settings } = ports;
  const accounts = await accountsToReset(database, email);
  if (accounts.length === 0 || !mail) return;
  const use = { purpose: 'reset', now: clock.now() } as const;
  const links = await database.platformWrite(async (sql) => {
    const made: { account: Resettable; link: string }[] = [];
    for (const account of accounts) {
      const secret = await issueToken(sql, account.id, use, RESET_LIFETIME);
      made.push({ account, link: `${settings.origin}/reset?token=${secret}` });
    }
    return made;
  });
  const owner = links.find(({ account }) => account.mailbox_proven);
  if (owner !== undefined) {
    await mail.send(mailOf('reset', language, email, greeting(owner.account, { link: owner.link })));
    return;
  }
  const lines = links.map(({ account, link }) =>
    accountLine(language, { ...seenOf(account, language), link }),
  );
  await mail.send(mailOf('reset_choice', language, email, { accounts: lines.join('\n\n') }));
}

/** The account that has proven the address, else those that name it. */
async function accountsToReset(database: Database, email: string) {
  const found = await database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'first_name', 'mailbox_proven', 'proven_phone', 'created_at'])
      .where('email', '=', email)
      .where('user_status_id', '=', USER_ACTIVE)
      .orderBy('mailbox_proven', 'desc')
      .orderBy('id')
      .limit(UNPROVEN_ACCOUNTS)
      .execute(),
  );
  const owner = found.find(({ mailbox_proven }) => mailbox_proven);
  return owner === undefined ? found : [owner];
}

type Resettable = Awaited<ReturnType<typeof accountsToReset>>[number];

/** What its owner recognises an account by, and no word that a stranger has typed. */
function seenOf({ created_at, proven_phone }: Resettable, language: Language) {
  const day = formatDate(dayOf(created_at, DEFAULT_TIME_ZONE), localeOf(language));
  return { day, ending: proven_phone?.slice(-ENDING) ?? null };
}
