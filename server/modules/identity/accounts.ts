import { sql as raw } from 'kysely';
import { normaliseEmail } from '../../../domain/identity/credentials.ts';
import { UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up.ts';
import type { Sql } from '../../db/database.ts';
import type { Language } from '../../http/language.ts';
import type { Ports } from '../../context.ts';

/** `user_status_id` of a user who may sign in. */
export const USER_ACTIVE = 1;

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  /** One on which a code was read. */
  provenPhone?: string;
  verified?: boolean;
  /** False where only a phone was shown; then the address is not kept from others. */
  mailboxProven?: boolean;
}

/** The fields of a sign-up beyond `NewUser`. */
interface UserBackground {
  source: string | null;
  contactPhone: string | null;
  countryCode: string;
  language: Language;
  businessUrl: string | null;
  onBoardingOptions: number[];
}

/**
 * Creates a user with their password hashed.
 * @returns the new id, or null when the address has an account already
 */
export async function createUser(
  { database, passwords, clock }: Pick<Ports, 'database' | 'passwords' | 'clock'>,
  { password, ...user }: NewUser & { password: string },
): Promise<number | null> {
  const passwordHash = await passwords.hash(password);
  return database.platformWrite((sql) => insertUser(sql, { ...user, passwordHash }, clock.now()));
}

/** `createUser` in a transaction of the caller's, with the password hashed already. Of an address that is not proven it is never null. */
export async function insertUser(
  sql: Sql,
  user: NewUser & { passwordHash: string },
  now: Date,
  background?: UserBackground,
): Promise<number | null> {
  const row = await sql
    .insertInto('users')
    .values({
      email: normaliseEmail(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone ?? null,
      proven_phone: user.provenPhone ?? null,
      verified: user.verified ?? false,
      mailbox_proven: user.mailboxProven ?? true,
      created_at: now,
      ...(background && {
        source: background.source,
        contact_phone: background.contactPhone,
        country_code: background.countryCode,
        language: background.language,
        business_url: background.businessUrl,
        on_boarding_options: background.onBoardingOptions,
      }),
    })
    // As text, not as a parameter: a prepared statement finds its partial index by the condition.
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where(raw<boolean>`mailbox_proven`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Notes that a user reads the mail of their address: they have opened a link, or typed a code, that went there.
 * @returns false when the address has meanwhile been proven by another account; then nothing is changed
 */
export async function proveMailbox(sql: Sql, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('users as u')
    .set({ mailbox_proven: true, verified: true })
    .where('u.id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .whereRef('other.email', '=', 'u.email')
            .whereRef('other.id', '!=', 'u.id')
            .where('other.mailbox_proven', '=', true),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Whether one more account may name this address without proof. Bounded, so that sign-in tries every one of them and a
 * mail lists them all: a stranger's pushes nobody's aside. With `lock`, others of the address wait until this
 * transaction ends.
 */
export async function hasRoomUnproven(sql: Sql, email: string, { lock = false } = {}): Promise<boolean> {
  if (lock) await raw`select pg_advisory_xact_lock(hashtextextended(${`unproven ${email}`}, 0))`.execute(sql);
  const found = await sql
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('mailbox_proven', '=', false)
    .limit(UNPROVEN_ACCOUNTS)
    .execute();
  return found.length < UNPROVEN_ACCOUNTS;
}
