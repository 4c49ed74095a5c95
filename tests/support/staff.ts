import { sql as raw } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import type { TestApi } from './api.ts';
import { PASSWORD, type Person } from './people.ts';

/** As the command does it: with the rights of who owns the tables, which the tests' databases let a session return to. */
async function asOwner(database: Database, statement: ReturnType<typeof raw>): Promise<void> {
  await database.platformWrite(async (sql) => {
    await raw`select set_config('role', session_user, true)`.execute(sql);
    await statement.execute(sql);
  });
}

export async function makeStaff({ database }: Pick<TestApi, 'database'>, userId: number): Promise<void> {
  await asOwner(database, raw`insert into platform_staff (user_id) values (${userId})`);
}

export async function endStaff({ database }: Pick<TestApi, 'database'>, userId: number): Promise<void> {
  await asOwner(database, raw`delete from platform_staff where user_id = ${userId}`);
}

/** A person of the platform's staff without a store. */
export async function newStaff(test: TestApi): Promise<Person> {
  const email = `${crypto.randomUUID()}@plataforma.co`;
  const user = { email, password: PASSWORD, firstName: 'Eva', lastName: 'Equipo', verified: true };
  const userId = await createUser(test.ports, user);
  if (userId === null) throw new Error('The address is taken');
  await makeStaff(test, userId);
  return { userId, email };
}
