import { randomBytes } from 'node:crypto';
import { APP_ROLE } from '../../db/app-session.ts';
import { PgConnection } from '../../db/pg-connection.ts';
import { ensureRole } from '../../db/role.ts';

/**
 * Lets the application's role log in, with a password that is made anew at each start and kept nowhere: one process at a
 * time uses the folder. What the role had set for itself is forgotten.
 * @param ownerUrl of the database, as its superuser
 * @returns the address that the application connects to
 */
export async function letApplicationIn(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const owner = await PgConnection.open(ownerUrl);
  try {
    await ensureRole(owner);
    await owner.script(
      `alter role ${APP_ROLE} login password '${password}'; alter role ${APP_ROLE} reset all`,
    );
  } finally {
    await owner.close();
  }
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = password;
  return url.href;
}
