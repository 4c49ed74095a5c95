import { APP_ROLE } from './scope.ts';
import type { Connection } from './connection.ts';
import { errorCode, SetupError } from './failures.ts';

const CREATE = `create role ${APP_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole`;
const GRANT = `grant ${APP_ROLE} to current_user`;

/** Another server may be doing the same at the same moment: roles belong to the cluster, advisory locks to one database. */
const RACES = new Set(['42710', '23505', 'XX000']);

/**
 * Makes sure that the application's role exists, is harmless, and may be taken on by this user.
 * @throws SetupError with the SQL to run when this user may not do so.
 */
export async function ensureRole(connection: Connection): Promise<void> {
  const role = await find(connection);
  if (role === undefined) await attempt(connection, CREATE);
  else if (role['rolsuper'] === true || role['rolbypassrls'] === true) {
    throw new SetupError(
      `The role ${APP_ROLE} can read every store, because row-level security does not hold for it. Run: alter role ${APP_ROLE} nosuperuser nobypassrls`,
    );
  }
  if (!(await mayTake(connection))) await attempt(connection, GRANT);
}

async function find(connection: Connection): Promise<Record<string, unknown> | undefined> {
  const { rows } = await connection.query('select rolsuper, rolbypassrls from pg_roles where rolname = $1', [
    APP_ROLE,
  ]);
  return rows[0];
}

async function mayTake(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    `select pg_has_role(current_user, $1::name, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may`,
    [APP_ROLE],
  );
  return rows[0]?.['may'] === true;
}

async function attempt(connection: Connection, statement: string): Promise<void> {
  try {
    await connection.script(statement);
  } catch (error) {
    const code = errorCode(error);
    if (code !== undefined && RACES.has(code)) return;
    if (code !== '42501') throw error;
    throw new SetupError(
      `This database user may not set up the role that the application runs as. Let an administrator run, once:\n  ${CREATE};\n  ${GRANT.replace('current_user', '<the user of DATABASE_URL>')};`,
      { cause: error },
    );
  }
}

export type Reach = 'store' | 'store or platform' | 'platform';

const CONDITIONS: Record<Reach, (column: string) => string> = {
  store: (column) => `${column} = app_store_id()`,
  'store or platform': (column) => `${column} = app_store_id() or app_platform()`,
  platform: () => 'app_platform()',
};

/** Row-level security of a table, for its owner too, and what the application may do with it at all. */
export function scoped(
  table: string,
  reach: Reach,
  grants = 'select, insert, update, delete',
  column = 'store_id',
): string {
  const condition = CONDITIONS[reach](column);
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy scope on ${table} using (${condition}) with check (${condition});
grant ${grants} on ${table} to ${APP_ROLE};
`;
}
