import {
  DEFAULT_TRIAL_DAYS,
  SIGN_UP_REPEAT,
  trialDaysFor,
  trialEnd,
} from '../../../domain/identity/sign-up.ts';
import { timeZoneOf } from '../../../domain/places/countries.ts';
import { storeUrlCandidate } from '../../../domain/stores/store-url.ts';
import type { Sql } from '../../db/database.ts';
import { randomDigits } from '../../encoding.ts';
import { ApiError, invalid } from '../../errors.ts';
import { LANGUAGES } from '../../http/language.ts';
import type { Answer } from '../../http/route.ts';
import type { BaseContext, Ports } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import {
  hasRoomUnproven,
  insertMember,
  insertUser,
  openSession,
  proveMailbox,
  rememberDevice,
  sessionInfo,
  USER_ACTIVE,
} from '../identity/module.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import { insertStore, isTriedElsewhere } from '../stores/module.ts';
import { currentSignUp, unbound, type SignUpRow } from './pending.ts';
import { PREPARE_JOB, prepareStore, WELCOME_JOB } from './prepare-store.ts';
import { INFORMATION, type Information } from '../../../domain/identity/sign-up-bodies.ts';

export const saveInformation = publicRoute({
  method: 'PUT',
  path: '/users/sign-up/information',
  operationId: 'finishSignUp',
  summary: 'The last step: the account and its store are made, and the browser is signed in',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: INFORMATION,
  refusals: ['not_found'],
  answers: {
    201: { description: 'Signed in', schema: SESSION_INFO },
    404: { description: 'This browser has no sign-up under way' },
    422: { description: 'The code has not been confirmed yet, or fields break a rule' },
  },
  async handle(context) {
    const row = await currentSignUp(context);
    if (row.verified_at === null) throw invalid({ code: { key: 'required' } });
    return finishSignUp(context, row, context.body);
  },
});

/**
 * Makes the account, unless the password is that of one with a store, and signs the browser in.
 * @throws ApiError `not_found` when the sign-up was finished by another call, or its address got an account meanwhile
 */
export async function finishSignUp(
  context: BaseContext,
  row: SignUpRow,
  information: Information,
): Promise<Answer> {
  if (row.user_id !== null) return repeatFinish(context, row);
  const entered = await enterKnown(context, row);
  if (entered !== null) return entered;
  const { ports, now, requestId } = context;
  const repeatUntil = new Date(now.getTime() + SIGN_UP_REPEAT);
  const opened = await openAccount(ports, row, information, { now, requestId, repeatUntil });
  await prepareStore(ports, opened.storeId);
  ports.logger.info({ requestId, userId: opened.userId, storeId: opened.storeId }, 'signed up');
  return enter(context, opened);
}

/** The call that finished it again, because its answer was lost. @throws ApiError `not_found` for any other call */
export async function repeatFinish(context: BaseContext, row: SignUpRow): Promise<Answer> {
  const { user_id: userId, finished_by } = row;
  if (userId === null || finished_by !== context.requestId) throw new ApiError('not_found');
  const storeId = await context.ports.database.platform((sql) => ownStoreOf(sql, userId));
  if (storeId === null) throw new ApiError('not_found');
  return enter(context, { userId, storeId });
}

/**
 * Signs in to the account of this address that the password of the sign-up opens: one person has one account. Its store
 * is the one that they have; what they typed for another is dropped. A code of the mailbox proves its address, one of a
 * phone proves nothing more than their password did.
 * @returns null when there is no such account, or it owns no store; then the sign-up goes on
 * @throws ApiError `not_found` as `finishSignUp`
 */
export async function enterKnown(context: BaseContext, row: SignUpRow): Promise<Answer | null> {
  const { ports, now, requestId } = context;
  const opened = await ports.database.platformWrite(async (sql) => {
    await lockOpen(sql, row);
    const userId = await accountOf(sql, row);
    const storeId = userId === null ? null : await ownStoreOf(sql, userId);
    if (userId === null || storeId === null) return null;
    const repeatUntil = new Date(now.getTime() + SIGN_UP_REPEAT);
    await endSignUp(sql, row, { userId, requestId, repeatUntil });
    return { userId, storeId };
  });
  if (opened === null) return null;
  ports.logger.info({ requestId, ...opened }, 'signed up again');
  return enter(context, opened);
}

/** @throws ApiError `not_found` when the sign-up was finished by another call */
async function lockOpen(sql: Sql, { id }: SignUpRow): Promise<void> {
  const locked = await sql
    .selectFrom('sign_ups')
    .select('id')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new ApiError('not_found');
}

/**
 * The active account whose password the sign-up was begun with; null when it has none, or another password by now.
 * @throws ApiError `not_found` when a code of the mailbox would prove an address that another account has proven
 */
async function accountOf(sql: Sql, { email, password_hash, channel }: SignUpRow): Promise<number | null> {
  const user = await sql
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .where('user_status_id', '=', USER_ACTIVE)
    .orderBy('id')
    .executeTakeFirst();
  if (user === undefined) return null;
  if (channel === 'mail' && !(await proveMailbox(sql, user.id))) throw new ApiError('not_found');
  return user.id;
}

/** The oldest store that a user owns. */
async function ownStoreOf(sql: Sql, userId: number): Promise<number | null> {
  const membership = await sql
    .selectFrom('memberships')
    .select('store_id')
    .where('user_id', '=', userId)
    .where('owner', '=', true)
    .where('active', '=', true)
    .orderBy('store_id')
    .limit(1)
    .executeTakeFirst();
  return membership?.store_id ?? null;
}

async function endSignUp(
  sql: Sql,
  { id }: SignUpRow,
  { userId, requestId, repeatUntil }: { userId: number; requestId: string; repeatUntil: Date },
): Promise<void> {
  await sql
    .updateTable('sign_ups')
    .set({ user_id: userId, finished_by: requestId, expires_at: repeatUntil, password_hash: '' })
    .where('id', '=', id)
    .execute();
}

async function enter(context: BaseContext, { userId, storeId }: Opened): Promise<Answer> {
  const { ports } = context;
  const account = await ports.database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'email', 'mailbox_proven'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  const session = await openSession(context, { userId, storeId, remember: false });
  return {
    status: 201,
    body: await sessionInfo(ports, session.id),
    cookies: [...session.cookies, await rememberDevice(context, account), unbound(ports.settings)],
  };
}

/** Addresses with a number behind the name that are tried before one is drawn. */
const NUMBERED = 9;
/** Milliseconds that the request itself has for preparing the store before the job does it. */
const PREPARE_AFTER = 60_000;

interface Opened {
  userId: number;
  storeId: number;
}

/**
 * User, store and ownership in one transaction, once for each sign-up. A member of others' stores who signs up with the
 * password of their account gets the store in it.
 * @throws ApiError `not_found` when the sign-up was finished already. Also when its address has meanwhile got the
 *   account that proves it, or its last unproven one.
 */
async function openAccount(
  { database, settings }: Pick<Ports, 'database' | 'settings'>,
  signUp: SignUpRow,
  information: Information,
  { now, requestId, repeatUntil }: { now: Date; requestId: string; repeatUntil: Date },
): Promise<Opened> {
  return database.platformWrite(async (sql) => {
    await lockOpen(sql, signUp);
    const userId = (await accountOf(sql, signUp)) ?? (await newAccount(sql, signUp, information, now));
    const trialEndsAt = trialEnd(now, trialDaysFor(signUp.source, settings.trialDays ?? DEFAULT_TRIAL_DAYS));
    const storeId = await insertNamedStore(sql, signUp, trialEndsAt, now);
    const phone = { kind: 'phone', phone: signUp.phone, proven: signUp.channel !== 'mail' } as const;
    if (await isTriedElsewhere(sql, storeId, phone, now))
      await sql
        .updateTable('stores')
        .set({ trial_ended_at: null, trial_refused: 'phone' })
        .where('id', '=', storeId)
        .execute();
    await insertMember(sql, storeId, { userId, owner: true }, now);
    await endSignUp(sql, signUp, { userId, requestId, repeatUntil });
    await PREPARE_JOB.enqueue({ sql }, { storeId }, { runAt: new Date(now.getTime() + PREPARE_AFTER) });
    await WELCOME_JOB.enqueue({ sql }, { userId });
    return { userId, storeId };
  });
}

/** @throws ApiError `not_found`: the address has meanwhile got the account that proves it, or its last unproven one */
async function newAccount(
  sql: Sql,
  signUp: SignUpRow,
  { on_boarding_options, user_information }: Information,
  now: Date,
): Promise<number> {
  // A code of WhatsApp has shown the phone alone.
  const mailboxProven = signUp.channel === 'mail';
  if (!mailboxProven && !(await hasRoomUnproven(sql, signUp.email, { lock: true })))
    throw new ApiError('not_found');
  const user = {
    email: signUp.email,
    passwordHash: signUp.password_hash,
    firstName: user_information.first_name.trim(),
    lastName: user_information.last_name.trim(),
    phone: user_information.phone_number,
    ...(mailboxProven ? {} : { provenPhone: signUp.phone }),
    verified: mailboxProven,
    mailboxProven,
  };
  const userId = await insertUser(sql, user, now, {
    source: signUp.source,
    contactPhone: signUp.contact_phone,
    countryCode: user_information.country_code,
    language: LANGUAGES.find((one) => one === signUp.language) ?? 'es',
    businessUrl: user_information.business_url ?? null,
    onBoardingOptions: on_boarding_options,
  });
  if (userId === null) throw new ApiError('not_found');
  return userId;
}

/** A new store at the first free address of its name. Prices are in pesos in Colombia, in dollars elsewhere (spec 2 §9). */
export async function insertNamedStore(
  sql: Sql,
  { store: name, country_code, campaign }: Pick<SignUpRow, 'store' | 'country_code' | 'campaign'>,
  trialEndsAt: Date,
  now: Date,
): Promise<number> {
  const store = {
    name,
    countryCode: country_code,
    campaign,
    currency: country_code === 'CO' ? 'COP' : 'USD',
    timeZone: timeZoneOf(country_code),
    trialEndsAt,
  };
  for (let n = 1; ; n += 1) {
    const url = storeUrlCandidate(name, n <= NUMBERED ? n : Number(randomDigits(6)) + NUMBERED);
    const id = url === null ? null : await insertStore(sql, { ...store, url }, now);
    if (id !== null) return id;
  }
}
