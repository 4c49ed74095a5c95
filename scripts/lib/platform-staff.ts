import { normaliseEmail } from '../../domain/identity/credentials.ts';
import type { Connection } from '../../server/db/connection.ts';
import { CHANNEL } from '../../server/db/notify.ts';

/** What an operator reads instead of a stack. */
export class StaffError extends Error {}

/** An event of the platform: every process drops what it knew of sessions. */
const ACCESS_CHANGED = JSON.stringify({ storeId: 0, type: 'access.changed' });

/** The account whose user has shown that they read mail to the address; an unproven address is nobody's. */
const FIND = 'select id, email from users where email = $1 and mailbox_proven';

/**
 * Lets an account read across stores.
 * @param owner owns the tables: the application's own login may not write the role
 * @param by who runs the command, for the log
 * @returns a sentence for the operator
 * @throws StaffError
 */
export async function grantStaff(owner: Connection, email: string, by: string): Promise<string> {
  return change(owner, async () => {
    const [user] = (await owner.query(FIND, [normaliseEmail(email)])).rows;
    if (user === undefined)
      throw new StaffError(`No account has the proven address ${email}: its user signs up first`);
    const { affected } = await owner.query(
      'insert into platform_staff (user_id) values ($1) on conflict do nothing',
      [user['id']],
    );
    if (affected !== 1) return `${email} is of the platform's staff already`;
    await note(owner, 'grant', user, by);
    return `${email} is now of the platform's staff`;
  });
}

/** Takes the role away, with effect from the next call. @throws StaffError */
export async function revokeStaff(owner: Connection, email: string, by: string): Promise<string> {
  return change(owner, async () => {
    const { rows } = await owner.query(
      'delete from platform_staff p using users u where u.id = p.user_id and u.email = $1 returning u.id, u.email',
      [normaliseEmail(email)],
    );
    if (rows.length === 0) throw new StaffError(`${email} is not of the platform's staff`);
    for (const user of rows) await note(owner, 'revoke', user, by);
    return `${email} is no longer of the platform's staff`;
  });
}

/** A line for each person, the earliest first. */
export async function listStaff(owner: Connection): Promise<string[]> {
  return change(owner, async () => {
    const { rows } = await owner.query(
      `select u.email, to_char(p.granted_at at time zone 'UTC', 'YYYY-MM-DD') as since
        from platform_staff p join users u on u.id = p.user_id order by p.granted_at, u.id`,
      [],
    );
    return rows.map(({ email, since }) => `${String(email)}  since ${String(since)}`);
  });
}

async function note(
  owner: Connection,
  action: 'grant' | 'revoke',
  user: Record<string, unknown>,
  by: string,
): Promise<void> {
  await owner.query(
    'insert into platform_staff_log (at, user_id, email, action, details) values (now(), $1, $2, $3, $4::text::jsonb)',
    [user['id'], user['email'], action, JSON.stringify({ by })],
  );
  await owner.query('select pg_notify($1, $2)', [CHANNEL, ACCESS_CHANGED]);
}

/** All or nothing, as the platform: the owner of the tables is held to their policies too. */
async function change<T>(owner: Connection, work: () => Promise<T>): Promise<T> {
  await owner.script('begin');
  try {
    const [made] = (await owner.query(`select to_regclass('platform_staff') is not null as is_there`, []))
      .rows;
    if (made?.['is_there'] !== true)
      throw new StaffError('This database is of a former version: start the server once');
    await owner.query(`select set_config('app.platform', 'on', true)`, []);
    const answer = await work();
    await owner.commit();
    return answer;
  } catch (error) {
    await owner.rollback();
    throw error;
  }
}
