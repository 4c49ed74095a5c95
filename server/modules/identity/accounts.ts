import { normaliseEmail } from '../../../domain/identity/email.ts';
import type { Ports } from '../../ports/ports.ts';

/** `user_status_id` of a user who may sign in. */
export const USER_ACTIVE = 1;

export interface NewUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone?: string;
  source?: string;
  verified?: boolean;
}

/**
 * Creates a user with their password hashed.
 * @returns the new id, or null when the address has an account already
 */
export async function createUser(
  { database, passwords, clock }: Pick<Ports, 'database' | 'passwords' | 'clock'>,
  user: NewUser,
): Promise<number | null> {
  const password_hash = await passwords.hash(user.password);
  const row = await database.platformWrite((sql) =>
    sql
      .insertInto('users')
      .values({
        email: normaliseEmail(user.email),
        password_hash,
        first_name: user.firstName,
        last_name: user.lastName,
        phone: user.phone ?? null,
        source: user.source ?? null,
        verified: user.verified ?? false,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}
