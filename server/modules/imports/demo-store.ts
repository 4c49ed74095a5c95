import { insertMember, insertUser } from '../identity/module.ts';
import { insertStore } from '../stores/module.ts';
import type { Ports } from '../../ports/ports.ts';

/** Owner and name of the demo store. */
export interface DemoAccount {
  user: { email: string; password: string; firstName: string; lastName: string };
  store: { name: string; url: string; description: string; plan: 'free' | 'pro' };
}

type Needs = Pick<Ports, 'database' | 'passwords' | 'clock'>;

/**
 * Opens the demo store with its owner, in one transaction. The owner is unverified until everything is loaded. That
 * marks an interrupted load.
 * @returns the store's id, also of one whose load was cut off; null when the demo is there already
 */
export async function openDemoStore(
  { database, passwords, clock }: Needs,
  { user, store }: DemoAccount,
): Promise<number | null> {
  const { password, ...person } = user;
  const passwordHash = await passwords.hash(password);
  return database.platformWrite(async (sql) => {
    const userId = await insertUser(sql, { ...person, passwordHash, verified: false }, clock.now());
    if (userId === null) {
      const begun = await sql
        .selectFrom('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .select('memberships.store_id')
        .where('users.email', '=', person.email)
        .where('users.verified', '=', false)
        .executeTakeFirst();
      return begun?.store_id ?? null;
    }
    const storeId = await insertStore(sql, store, clock.now());
    if (storeId === null) throw new Error(`The demo store's address, ${store.url}, is another store's`);
    await insertMember(sql, storeId, { userId, owner: true }, clock.now());
    return storeId;
  });
}

/** Marks the demo store as complete. */
export async function finishDemoStore(
  { database }: Pick<Ports, 'database'>,
  { user }: DemoAccount,
): Promise<void> {
  await database.platformWrite((sql) =>
    sql.updateTable('users').set({ verified: true }).where('email', '=', user.email).execute(),
  );
}

/** Whether nobody has an account yet, but for the demo's own of a load that was cut off. */
export async function isVacant({ database }: Pick<Ports, 'database'>): Promise<boolean> {
  const somebody = await database.platform((sql) =>
    sql.selectFrom('users').select('id').where('verified', '=', true).limit(1).executeTakeFirst(),
  );
  return somebody === undefined;
}
