import { sql as raw } from 'kysely';
import { normaliseEmail } from '../../../domain/identity/email.ts';
import type { Language } from '../../http/language.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Sql } from '../../db/database.ts';

/** `user_status_id` of a user who may sign in. */
export const USER_ACTIVE = 1;

export interface NewUser {
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
export interface UserBackground {
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
