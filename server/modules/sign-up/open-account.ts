import { DEFAULT_TRIAL_DAYS, trialDaysFor, trialEnd } from '../../../domain/identity/trial.ts';
import { timeZoneOf } from '../../../domain/places/time-zones.ts';
import { storeUrlCandidate } from '../../../domain/stores/store-url.ts';
import { randomDigits } from '../../encoding.ts';
import { LANGUAGES } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hasRoomUnproven, insertMember, insertUser } from '../identity/module.ts';
import { insertStore, isTriedElsewhere } from '../stores/module.ts';
import { PREPARE_JOB, type PrepareOrder } from './prepare-store.ts';
import { WELCOME_JOB, type WelcomeOrder } from './welcome.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { SignUpRow } from './pending.ts';
import type { Information } from './request-schema.ts';

/** Addresses with a number behind the name that are tried before one is drawn. */
const NUMBERED = 9;
/** Milliseconds that the request itself has for preparing the store before the job does it. */
const PREPARE_AFTER = 60_000;

export interface Opened {
  userId: number;
  storeId: number;
}

/**
 * User, store and ownership in one transaction, once for each sign-up.
 * @returns null when the sign-up was finished already. Also when its address has meanwhile got the account that proves
 *   it, or its last unproven one.
 */
export async function openAccount(
  { database, settings }: Pick<Ports, 'database' | 'settings'>,
  signUp: SignUpRow,
  { on_boarding_options, user_information }: Information,
  { now, requestId, repeatUntil }: { now: Date; requestId: string; repeatUntil: Date },
): Promise<Opened | null> {
  const language = LANGUAGES.find((one) => one === signUp.language) ?? 'es';
  return database.platformWrite(async (sql) => {
    const locked = await sql
      .selectFrom('sign_ups')
      .select('id')
      .where('id', '=', signUp.id)
      .where('user_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return null;
    // A code of WhatsApp has shown the phone alone.
    const mailboxProven = signUp.channel === 'mail';
    if (!mailboxProven && !(await hasRoomUnproven(sql, signUp.email, { lock: true }))) return null;
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
      language,
      businessUrl: user_information.business_url ?? null,
      onBoardingOptions: on_boarding_options,
    });
    if (userId === null) return null;
    const trialEndsAt = trialEnd(now, trialDaysFor(signUp.source, settings.trialDays ?? DEFAULT_TRIAL_DAYS));
    const storeId = await insertNamedStore(sql, signUp, trialEndsAt, now);
    const phone = { kind: 'phone', phone: signUp.phone, proven: !mailboxProven } as const;
    if (await isTriedElsewhere(sql, storeId, phone, now))
      await sql
        .updateTable('stores')
        .set({ trial_ended_at: null, trial_refused: 'phone' })
        .where('id', '=', storeId)
        .execute();
    await insertMember(sql, storeId, { userId, owner: true }, now);
    await sql
      .updateTable('sign_ups')
      .set({ user_id: userId, finished_by: requestId, expires_at: repeatUntil, password_hash: '' })
      .where('id', '=', signUp.id)
      .execute();
    const order: PrepareOrder = { storeId };
    await enqueue({ sql }, PREPARE_JOB, order, { runAt: new Date(now.getTime() + PREPARE_AFTER) });
    const welcome: WelcomeOrder = { userId };
    await enqueue({ sql }, WELCOME_JOB, welcome);
    return { userId, storeId };
  });
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
