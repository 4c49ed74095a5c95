import { DEMO_ANSWER, type DemoAnswer } from '../../../domain/identity/sign-in-answers.ts';
import { DEMO_ACCOUNT } from '../../../domain/identity/credentials.ts';
import type { ApiPorts } from '../../context.ts';
import type { PublicRoute } from '../../http/route.ts';
import { endSessionsOf } from './sessions.ts';

/** Whether these are what everyone can read. A demo account whose password was changed is an account like any other. */
export function isPublic({ email, password }: { email: string; password: string }): boolean {
  return email === DEMO_ACCOUNT.email && password === DEMO_ACCOUNT.password;
}

/** The user id of a demo account that signs in with the published password; undefined where there is none. */
async function findPublicDemo({
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

/**
 * The login page of a demo names its account. On a server that others reach (`settings.demoSignIn` is off), and after the
 * password was changed, the answer names none.
 */
export const readDemo: PublicRoute = {
  method: 'GET',
  path: '/users/demo',
  operationId: 'readDemoAccount',
  summary: 'The account of the demo store, where it may sign in',
  access: 'public',
  answers: {
    200: { description: 'The account, or null', schema: DEMO_ANSWER },
  },
  async handle({ ports }) {
    const offered = ports.settings.demoSignIn === true && (await findPublicDemo(ports)) !== undefined;
    const body: DemoAnswer = { account: offered ? DEMO_ACCOUNT : null };
    return { status: 200, body };
  },
};
