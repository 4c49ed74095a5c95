import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { dayOf } from '../../../domain/dates/day.ts';
import { formatDate } from '../../../domain/dates/format.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { EMAIL_MAX_LENGTH, normaliseEmail, RESET_LIFETIME } from '../../../domain/identity/credentials.ts';
import { addressGroup, RECOVERY_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up.ts';
import type { Database, Sql } from '../../db/database.ts';
import { randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { LANGUAGES, languageOf, localeOf, type Language } from '../../http/language.ts';
import type { Answer, PublicRoute } from '../../http/route.ts';
import type { BaseContext, Ports } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import { proveMailbox, USER_ACTIVE } from './accounts.ts';
import { signedOutCookies } from './cookies.ts';
import { rememberDevice } from './device.ts';
import { accountLine, greeting, mailOf } from './mail-texts.ts';
import { countTry } from './rate-limit.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';

interface TokenUse {
  /** A token of one purpose is worthless for another. */
  purpose: 'reset';
  now: Date;
}

/** Makes a single-use secret for a user; the database keeps its hash alone. */
async function issueToken(
  sql: Sql,
  userId: number,
  { purpose, now }: TokenUse,
  lifetime: number,
): Promise<string> {
  const secret = randomSecret();
  await sql
    .insertInto('user_tokens')
    .values({
      id: await sha256(secret),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return secret;
}

/** Whose token it is; null when it is unknown, used or too old. */
async function ownerOfToken(sql: Sql, secret: string, use: TokenUse): Promise<number | null> {
  const row = await sql
    .selectFrom('user_tokens')
    .select('user_id')
    .where('id', '=', await sha256(secret))
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses the token up, and with it every other of the user for this purpose. Of many at once, one gets the user's id. */
async function consumeToken(sql: Sql, secret: string, use: TokenUse): Promise<number | null> {
  const row = await sql
    .updateTable('user_tokens')
    .set({ used_at: use.now })
    .where('id', '=', await sha256(secret))
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) return null;
  await sql
    .updateTable('user_tokens')
    .set({ used_at: use.now })
    .where('user_id', '=', row.user_id)
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .execute();
  return row.user_id;
}

/** What was asked for, and by whom it says it is. */
export const RESET_JOB = defineJob('identity.reset', {
  type: 'object',
  properties: { email: { type: 'string' }, language: { enum: [...LANGUAGES] } },
  required: ['email', 'language'],
});

/** The job finds out later whether the address has an account. Neither text nor time of this answer shows it. */
export const requestReset = publicRoute({
  method: 'POST',
  path: '/users/reset',
  operationId: 'requestPasswordReset',
  summary: 'Mail a link for a new password, if the address has an account',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: closedObject({ email: { type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH } }),
  refusals: ['too_many_requests'],
  answers: {
    202: { description: 'The mail is on its way, if there is an account' },
    429: { description: 'Too many mails asked for; `retry_after` in seconds' },
    503: { description: 'This installation sends no mail' },
  },
  async handle({ ports, body, request, now, clientAddress }) {
    if (ports.mail === undefined) throw new ApiError('unavailable');
    const email = normaliseEmail(body.email);
    const limits = [
      { key: `reset:account:${await sha256(email)}`, ...RECOVERY_LIMITS.account },
      { key: `reset:address:${addressGroup(clientAddress)}`, ...RECOVERY_LIMITS.address },
    ];
    await countTry(ports.database, limits, now);
    const order = { email, language: languageOf(request) };
    await ports.database.platformWrite((sql) => RESET_JOB.enqueue({ sql }, order, { runAt: now }));
    return { status: 202 };
  },
});

/** As many digits of a phone show its owner which account is theirs. */
const ENDING = 4;

/**
 * Sends the link to the account that has proven the address. Where none has, the mailbox's owner gets a link for each
 * account that names it, and chooses: neither the first nor the last to come need be theirs. The link proves the
 * mailbox. Run twice, it sends links that work once together.
 */
export async function sendReset(ports: Ports, job: Job): Promise<void> {
  const { email, language } = RESET_JOB.read(job);
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

export const validateResetToken: PublicRoute = {
  method: 'GET',
  path: '/users/validate/token/{token}',
  operationId: 'validateResetToken',
  summary: 'Whether a link for a new password still works',
  access: 'public',
  refusals: ['not_found'],
  answers: { 204: { description: 'It does' }, 404: { description: 'Unknown, used or too old' } },
  async handle({ ports, params, now }) {
    const use = { purpose: 'reset', now } as const;
    const owner = await ports.database.platform((sql) => ownerOfToken(sql, params['token'] ?? '', use));
    if (owner === null) throw new ApiError('not_found');
    return { status: 204 };
  },
};

/**
 * Sets a new password for the holder of a mailed link. Throws `not_found` when the link is unknown, used or too old.
 */
export async function resetPassword(
  context: BaseContext,
  { token, password }: { token: string; password: string },
): Promise<Answer> {
  const { ports, now, request } = context;
  const use = { purpose: 'reset', now } as const;
  const owner = await ports.database.platform((sql) => ownerOfToken(sql, token, use));
  // Hashing is for those alone who hold a link.
  if (owner === null) throw new ApiError('not_found');
  await refuseWeakPassword(ports.database, owner, password);
  const hash = await ports.passwords.hash(password);
  const account = await ports.database.platformWrite(async (sql) => {
    // Token, password and sessions together: of two calls with one link, one gets the account.
    const userId = await consumeToken(sql, token, use);
    if (userId === null || !(await proveMailbox(sql, userId))) return null;
    return setPassword(sql, { userId, hash, now, language: languageOf(request) });
  });
  if (account === null) throw new ApiError('not_found');
  ports.state.sessions.clear();
  // The holder of the mailbox is the owner. So tries of strangers do not limit this device.
  const device = await rememberDevice(context, account);
  return { status: 204, cookies: [...signedOutCookies(ports.settings), device] };
}
