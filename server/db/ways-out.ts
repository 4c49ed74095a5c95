import { APP_ROLE } from './app-session.ts';
import { reach } from './reach.ts';
import { SetupError } from './setup-error.ts';

/** What the role that logs in could do beyond its grants, a word each; empty for one that owns nothing and is a member of nothing. */
const WAYS = `
select array_remove(array[
  case when r.rolsuper then 'superuser' end,
  case when r.rolbypassrls then 'bypassrls' end,
  case when r.rolcreaterole then 'createrole' end,
  case when r.rolcreatedb then 'createdb' end,
  case when r.rolreplication then 'replication' end,
  case when exists (select from pg_auth_members m where m.member = r.oid) then 'member of another role' end,
  case when exists (select from pg_class c where c.relowner = r.oid) then 'owner of a table' end,
  case when exists (select from pg_proc p where p.proowner = r.oid) then 'owner of a function' end,
  case when exists (select from pg_namespace n where n.nspowner = r.oid) then 'owner of a schema' end,
  case when exists (select from pg_database d where d.datdba = r.oid) then 'owner of a database' end
], null) as ways, r.rolname as name
from pg_roles r where r.rolname = session_user`;

/**
 * Makes sure that the application's login stays what it is, whatever statements reach it.
 * @param url of the application's connections
 * @throws SetupError when the login is another role, or has rights beyond its grants
 */
export async function refuseWaysOut(url: string): Promise<void> {
  const connection = await reach(url, 'DATABASE_URL');
  try {
    const { rows } = await connection.query(WAYS, []);
    const name = String(rows[0]?.['name']);
    const found = rows[0]?.['ways'];
    const ways = Array.isArray(found) ? found.map(String) : [];
    if (name !== APP_ROLE)
      throw new SetupError(
        `With DATABASE_OWNER_URL, the user of DATABASE_URL must be ${APP_ROLE}, not ${name}. Run: alter role ${APP_ROLE} login password '…', and put it into DATABASE_URL`,
      );
    if (ways.length > 0)
      throw new SetupError(
        `The role ${APP_ROLE} has a way to other rights (${ways.join(', ')}). Take them from it: the application needs none of them`,
      );
  } finally {
    await connection.close();
  }
}
