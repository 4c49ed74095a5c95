import { DEMO_ACCOUNT } from '../../../domain/identity/demo-account.ts';
import { endSessionsOf } from './sessions.ts';
import type { ApiPorts } from '../../api-state.ts';

/** Whether these are what everyone can read. A demo account whose password was changed is an account like any other. */
export function isPublic({ email, password }: { email: string; password: string }): boolean {
  return email === DEMO_ACCOUNT.email && password === DEMO_ACCOUNT.password;
}

/** The user id of a demo account that signs in with the published password; undefined where there is none. */
export async function findPublicDemo({
  database,
  passwords,
}: Pick<ApiPorts, 'database' | 'passwords'>): Promise<number | undefined> {
  const user = await database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('email', '=', DEMO_ACCOUNT.email)
      .where('mailbox_proven', '=', true)
      .executeTakeFirst(),
  );
  if (user === undefined) return undefined;
  return (await passwords.verify(user.password_hash, DEMO_ACCOUNT.password)) ? user.id : undefined;
}

/**
 * For a server that others reach, on data where the demo store was loaded: ends the sessions and waiting codes of the
 * demo account while its password is the published one. `settings.demoSignIn` refuses new ones.
 * @returns whether there is such an account
 */
export async function closeDemoAccount(ports: ApiPorts): Promise<boolean> {
  const userId = await findPublicDemo(ports);
  if (userId === undefined) return false;
  await endSessionsOf(ports, userId);
  await ports.database.platformWrite((sql) =>
    sql.deleteFrom('sign_in_codes').where('claimed_by', '=', userId).execute(),
  );
  return true;
}
