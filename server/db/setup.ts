import type { Resource } from '../../domain/schema/model.ts';
import { APP_ROLE } from './app-session.ts';
import type { Connection } from './connection.ts';
import { syncTables } from './ddl/sync.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { ensureRole } from './role.ts';
import { SetupError } from './setup-error.ts';

/** The first with `on delete set null (column)`. */
const OLDEST = 150_000;

/** One server at a time changes a database; others wait, and then find nothing left to do. */
const LOCK = 8_250_741_933;

/**
 * Brings a database up to the migrations and schemas of this build, all or nothing.
 * Returns what was done, a line each, for the operator.
 * @throws SetupError when a change would lose data or this user may not make it
 */
export async function setUp(connection: Connection, resources: Resource[]): Promise<string[]> {
  await refuseOld(connection);
  await ensureRole(connection);
  await connection.script(`begin; set local lock_timeout = '30s'; select pg_advisory_xact_lock(${LOCK})`);
  try {
    // What a temporary table shadows, a function of the owner's could take for a table of its own. Restoring a dump gives the right back.
    await connection.script(
      `do $$ begin
        execute format('grant usage on schema %I to ${APP_ROLE}', current_schema());
        execute format('revoke temporary on database %I from public', current_database());
      end $$`,
    );
    const report = [
      ...(await migrate(connection, MIGRATIONS, 'before')).map((name) => `migration ${name}`),
      ...(await syncTables(connection, resources)),
      ...(await migrate(connection, MIGRATIONS, 'after')).map((name) => `migration ${name}`),
    ];
    await connection.commit();
    return report;
  } catch (error) {
    if (!connection.broken) await connection.script('rollback');
    throw error;
  }
}

async function refuseOld(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    `select current_setting('server_version_num')::integer as number, current_setting('server_version') as version`,
    [],
  );
  if (Number(rows[0]?.['number']) < OLDEST) {
    throw new SetupError(`This is PostgreSQL ${String(rows[0]?.['version'])}. Tendero needs 15 or newer.`);
  }
}
