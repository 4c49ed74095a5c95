import { UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up.ts';
import { USER_ACTIVE } from './accounts.ts';
import { isPublic } from './demo-account.ts';
import type { ApiPorts } from '../../context.ts';
import type { Database } from '../../db/database.ts';

/** As many are looked at for one that the device knows, which no others push aside. */
const MOST_READ = 200;

/** An account that an address may sign in to. */
export interface Account {
  id: number;
  email: string;
  password_hash: string;
  user_status_id: number;
  mailbox_proven: boolean;
}

/** The account whose mailbox the address is, and those that only say so, the oldest first: none pushes aside one that was there. */
export async function accountsOf(database: Database, email: string): Promise<Account[]> {
  return database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'user_status_id', 'mailbox_proven'])
      .where('email', '=', email)
      .orderBy('mailbox_proven', 'desc')
      .orderBy('id')
      .limit(MOST_READ)
      .execute(),
  );
}

/**
 * The active account that a password opens, else null. A wrong password always costs two verifications: one for the
 * address's owner, one for accounts that only claim it. Where there is no account, the second password is one that
 * nobody has. So the time shows nothing.
 */
export async function checkPassword(
  { passwords, state, settings }: Pick<ApiPorts, 'passwords' | 'state' | 'settings'>,
  accounts: Account[],
  credentials: { email: string; password: string },
): Promise<Account | null> {
  const standIn = await state.dummyHash();
  const owner = accounts.find(({ mailbox_proven }) => mailbox_proven);
  const unproven = accounts.filter(({ mailbox_proven }) => !mailbox_proven).slice(0, UNPROVEN_ACCOUNTS);
  for (const account of [owner, ...(unproven.length === 0 ? [undefined] : unproven)]) {
    const matches = await passwords.verify(account?.password_hash ?? standIn, credentials.password);
    if (!matches || account === undefined) continue;
    if (isPublic(credentials) && settings.demoSignIn !== true) return null;
    return account.user_status_id === USER_ACTIVE ? account : null;
  }
  return null;
}
