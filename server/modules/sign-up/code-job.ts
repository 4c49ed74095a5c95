import { SIGN_UP_STATE, type CodeChannel } from '../../../domain/identity/sign-in-answers.ts';
import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_UP_CODE, SIGN_UP_LIMITS } from '../../../domain/identity/sign-up.ts';
import type { Sql } from '../../db/database.ts';
import { keyedHash, randomDigits, sha256 } from '../../encoding.ts';
import { LANGUAGES } from '../../http/language.ts';
import type { BaseContext, Ports } from '../../context.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import { countTry, greeting, hasRoomUnproven, mailOf } from '../identity/module.ts';

type Context = Pick<BaseContext, 'ports' | 'now' | 'clientAddress'>;

/**
 * Counts a code that is about to be sent: to a phone, for an address of mail, for somebody at this address of the net.
 * @throws ApiError `too_many_requests`
 */
export async function countCodeSent(
  { ports, now, clientAddress }: Context,
  to: { phone: string; email: string },
): Promise<void> {
  const limits = [
    { key: `sign-up:phone:${await sha256(to.phone)}`, ...SIGN_UP_LIMITS.phone },
    { key: `sign-up:account:${await sha256(to.email)}`, ...SIGN_UP_LIMITS.account },
    { key: `sign-up:address:${addressGroup(clientAddress)}`, ...SIGN_UP_LIMITS.address },
  ];
  await countTry(ports.database, limits, now);
}

/**
 * Counts a try of a code, for the phone and for the mail address. It counts both, whichever of them got the code.
 * Right ones count too: there are not many in a day.
 * @throws ApiError `too_many_requests`
 */
export async function countCodeTried(
  { ports, now, clientAddress }: Context,
  { phone, email }: { phone: string; email: string },
): Promise<void> {
  const limits = [
    { key: `sign-up:codes:phone:${await sha256(phone)}`, ...SIGN_UP_LIMITS.wrongCodes },
    { key: `sign-up:codes:account:${await sha256(email)}`, ...SIGN_UP_LIMITS.wrongCodes },
    { key: `sign-up:codes:address:${addressGroup(clientAddress)}`, ...SIGN_UP_LIMITS.codesFromAddress },
  ];
  await countTry(ports.database, limits, now);
}

export const CODE_JOB = defineJob('sign-up.code', {
  type: 'object',
  properties: { signUpId: { type: 'string' }, channel: SIGN_UP_STATE.properties.channel },
  required: ['signUpId', 'channel'],
});
export const KNOWN_JOB = defineJob('sign-up.known-address', {
  type: 'object',
  properties: { userId: { type: 'integer' } },
  required: ['userId'],
});

/**
 * The form in which the database keeps a code. A reader of the database cannot find the code by trying all ten
 * thousand.
 */
export function codeHash(ports: Pick<Ports, 'settings'>, signUpId: string, code: string): Promise<string> {
  return keyedHash(ports.settings.sessionSecret, `sign-up code ${signUpId} ${code}`);
}

/**
 * Sends the code of a sign-up. By WhatsApp it proves the phone alone, and goes out unless the address has to be proven
 * (`hasRoomUnproven`). By mail it goes to an address without an account. An address with an account gets a mail that
 * says so, also when the code went by WhatsApp: its owner may not remember it. Run twice, the last code counts. A code
 * that does not go by WhatsApp goes by mail.
 */
export async function sendSignUpCode(ports: Ports, job: Job): Promise<void> {
  const { signUpId, channel } = CODE_JOB.read(job);
  const { database, clock, mail } = ports;
  const signUp = await database.platform((sql) =>
    sql
      .selectFrom('sign_ups as s')
      .select(['s.email', 's.phone', 's.language', 's.created_at', 's.code_asked_at'])
      .where('s.id', '=', signUpId)
      .where('s.verified_at', 'is', null)
      .where('s.code_expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  if (signUp === undefined) return;
  const { email, phone } = signUp;
  const language = LANGUAGES.find((one) => one === signUp.language) ?? 'es';
  const known = await database.platform((sql) => accountOf(sql, email));
  if (channel === 'whatsapp' && (await database.platform((sql) => hasRoomUnproven(sql, email)))) {
    const code = await newCode(ports, signUpId, 'whatsapp');
    if (await sendByWhatsApp(ports, signUpId, { to: phone, code, language })) {
      const first = signUp.code_asked_at.getTime() === signUp.created_at.getTime();
      if (first && known !== undefined) await tellOwner(ports, known.id);
      return;
    }
  }
  if (mail === undefined) throw new Error('The code could not be sent by WhatsApp, and there is no mail');
  const code = await newCode(ports, signUpId, 'mail');
  const message =
    known?.mailbox_proven === true
      ? knownAddressMail(ports, known)
      : mailOf('sign_up_code', language, email, { code });
  await mail.send(message).catch((error: unknown) => endCode(ports, signUpId, error));
}

/** The code of a message that did not go out is over, so that no page says that it was sent. */
async function endCode(ports: Ports, signUpId: string, error: unknown): Promise<never> {
  await store(ports, signUpId, { code_hash: null });
  throw error;
}

/** Writes to the mailbox of an address that it has an account. */
export async function sendKnownAddress(ports: Ports, job: Job): Promise<void> {
  const { userId } = KNOWN_JOB.read(job);
  const account = await ports.database.platform((sql) =>
    accounts(sql).where('id', '=', userId).executeTakeFirst(),
  );
  if (account !== undefined) await ports.mail?.send(knownAddressMail(ports, account));
}

/** A job of its own: a mail that fails does not send the code once more. */
async function tellOwner({ database }: Ports, userId: number): Promise<void> {
  await database.platformWrite((sql) => KNOWN_JOB.enqueue({ sql }, { userId }));
}

/** The account that has proven the address, else one of those that name it. */
function accountOf(sql: Sql, email: string) {
  return accounts(sql)
    .where('email', '=', email)
    .orderBy('mailbox_proven', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

function accounts(sql: Sql) {
  return sql.selectFrom('users').select(['id', 'email', 'first_name', 'language', 'mailbox_proven']);
}

function knownAddressMail(
  { settings }: Ports,
  account: { email: string; first_name: string; language: string | null; mailbox_proven: boolean },
) {
  const language = LANGUAGES.find((one) => one === account.language) ?? 'es';
  const values = greeting(account, { link: `${settings.origin}/` });
  return mailOf('address_known', language, account.email, values);
}

/** The channel is kept with the code: it says what the code proves, and how many digits it has. */
async function newCode(ports: Ports, signUpId: string, channel: CodeChannel): Promise<string> {
  const code = randomDigits(SIGN_UP_CODE.digits[channel]);
  const code_hash = await codeHash(ports, signUpId, code);
  await store(ports, signUpId, { code_hash, channel, message_id: null });
  return code;
}

/** False when WhatsApp did not take it and mail can. */
async function sendByWhatsApp(
  ports: Ports,
  signUpId: string,
  message: { to: string; code: string; language: (typeof LANGUAGES)[number] },
): Promise<boolean> {
  if (ports.whatsApp === undefined) return false;
  try {
    const message_id = await ports.whatsApp.sendCode(message);
    if (message_id !== null) await store(ports, signUpId, { message_id });
    return true;
  } catch (error) {
    if (ports.mail === undefined) return endCode(ports, signUpId, error);
    ports.logger.warn({ error }, 'a code goes by mail, because WhatsApp did not take it');
    return false;
  }
}

async function store(
  { database }: Pick<Ports, 'database'>,
  signUpId: string,
  values: { code_hash?: string | null; channel?: CodeChannel; message_id?: string | null },
): Promise<void> {
  await database.platformWrite((sql) =>
    sql
      .updateTable('sign_ups')
      .set(values)
      .where('id', '=', signUpId)
      .where('verified_at', 'is', null)
      .execute(),
  );
}
