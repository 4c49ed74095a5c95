import { USER_ACTIVE } from './accounts.ts';
import { isPublic } from './demo-account.ts';
import type { ApiPorts } from '../../api-state.ts';

/**
 * The id of the active user whose address and password these are, else null. An unknown address costs
 * a verification too, against a password that nobody has, so that the time does not tell.
 */
export async function checkPassword(
  { database, passwords, state, settings }: Pick<ApiPorts, 'database' | 'passwords' | 'state' | 'settings'>,
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
    state.standInHash(),
  ]);
  const matches = await passwords.verify(user?.password_hash ?? standIn, credentials.password);
  if (isPublic(credentials) && settings.demoSignIn !== true) return null;
  return matches && user?.user_status_id === USER_ACTIVE ? user.id : null;
}
