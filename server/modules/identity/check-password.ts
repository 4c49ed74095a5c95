import { randomSecret } from '../../encoding.ts';
import { USER_ACTIVE } from './accounts.ts';
import type { Database } from '../../db/database.ts';
import type { Passwords } from '../../ports/ports.ts';

const nobodys = new WeakMap<Passwords, Promise<string>>();

/**
 * The id of the active user whose address and password these are, else null. An unknown address costs
 * a verification too, against a password that nobody has, so that the time does not tell.
 */
export async function checkPassword(
  { database, passwords }: { database: Database; passwords: Passwords },
  credentials: { email: string; password: string },
): Promise<number | null> {
  const [user, standIn] = await Promise.all([
    database.platform((sql) =>
      sql
        .selectFrom('users')
        .select(['id', 'password_hash', 'user_status_id'])
        .where('email', '=', credentials.email)
        .executeTakeFirst(),
    ),
    nobodysHash(passwords),
  ]);
  const matches = await passwords.verify(user?.password_hash ?? standIn, credentials.password);
  return matches && user?.user_status_id === USER_ACTIVE ? user.id : null;
}

function nobodysHash(passwords: Passwords): Promise<string> {
  const known = nobodys.get(passwords);
  if (known) return known;
  const hash = passwords.hash(randomSecret());
  nobodys.set(passwords, hash);
  return hash;
}
