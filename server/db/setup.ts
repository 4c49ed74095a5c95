import type { Resource } from '../../domain/schema/model.ts';
import type { Connection } from './connection.ts';
import type { SetupStep } from './database.ts';
import { unacceptedRows } from './ddl/acceptance.ts';
import type { Change, Question } from './ddl/change.ts';
import { syncTables, type SyncOptions } from './ddl/sync.ts';
import { SetupError } from './failures.ts';
import { migrate, migrationsDue, type Migration } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { ensureRole } from './role.ts';
import { APP_ROLE } from './scope.ts';
import { claimKeys } from './secrets.ts';

/** The first with `on delete set null (column)`. */
const OLDEST = 150_000;

/** One server at a time changes a database; others wait, and then find nothing left to do. */
const LOCK = 8_250_741_933;

/** What a start would do, and what keeps it from starting. */
interface SetupPlan {
  /** A line each. */
  report: string[];
  questions: Question[];
  /** What no yes solves. */
  obstacles: string[];
  /** What no schema names any more. */
  leftovers: string[];
}

/** The same, with the rows that the API would not accept any more. */
export interface FullPlan extends SetupPlan {
  unaccepted: string[];
}

interface SetupOptions extends SyncOptions {
  /** Called before each migration of data that were there before; a first set-up takes a second. */
  progress?: ((step: SetupStep) => void) | undefined;
}

/**
 * Brings a database up to the migrations and schemas of this build, all or nothing.
 * Returns what was done, a line each, for the operator.
 * @param options what an operator said yes to: a start says yes to nothing. Without `secrets` no secret is sealed, and no
 *   key asked for.
 * @throws SetupError when a change needs a yes, rows stand in its way, or this user may not make it
 */
export async function setUp(
  connection: Connection,
  resources: Resource[],
  options: SetupOptions = {},
): Promise<string[]> {
  await refuseOld(connection);
  await ensureRole(connection);
  return alone(connection, async () => {
    const { report, problems, unasked } = await bringUpToDate(connection, resources, options);
    const unknown = unasked.map((name) => `Nothing is to be decided about ${name}.`);
    if (problems.length + unknown.length > 0)
      throw new SetupError([...unknown, ...problems, SEE_PLAN].join('\n'));
    if (options.secrets !== undefined) await claimKeys(connection, resources, options.secrets);
    await connection.commit();
    return report;
  });
}

/** Not on every system: there the transaction of a killed process ends with its statement. */
const CHECK_CLIENT = `do $$ begin
  perform set_config('client_connection_check_interval', '1s', true);
exception when others then null; end $$`;

const SEE_PLAN = 'Nothing was changed. Everything at once: npm run schema plan';

/** The same as it would be, taken back at the end. Other sessions wait meanwhile. */
export async function planSetUp(
  connection: Connection,
  resources: Resource[],
  options: Pick<SyncOptions, 'secrets'> = {},
): Promise<FullPlan> {
  await refuseOld(connection);
  return alone(connection, async () => {
    await ensureRole(connection);
    const { report, questions, obstacles, leftovers } = await bringUpToDate(connection, resources, options);
    // A column that waits for a yes has the type of its former schema.
    const unaccepted = questions.length > 0 ? [] : await unacceptedRows(connection, resources);
    await connection.script('rollback');
    return { report, questions, obstacles, leftovers, unaccepted };
  });
}

/** Inside a transaction that no other server has at the same time; the work ends it, or its error takes it back. */
async function alone<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  // Another server may be at a long upgrade, and is waited for. When this process is killed, its transaction ends with it.
  await connection.script(
    `begin; ${CHECK_CLIENT}; select pg_advisory_xact_lock(${LOCK}); set local lock_timeout = '30s'`,
  );
  try {
    return await work();
  } catch (error) {
    if (!connection.broken) await connection.script('rollback');
    throw error;
  }
}

async function bringUpToDate(
  connection: Connection,
  resources: Resource[],
  { progress, ...options }: SetupOptions,
): Promise<SetupPlan & Pick<Change, 'problems' | 'unasked'>> {
  const due = await migrationsDue(connection, MIGRATIONS);
  // What a temporary table shadows, a function of the owner's could take for a table of its own. Restoring a dump gives the right back.
  await connection.script(
    `do $$ begin
      execute format('grant usage on schema %I to ${APP_ROLE}', current_schema());
      execute format('revoke temporary on database %I from public', current_database());
    end $$`,
  );
  let number = 0;
  const began = ({ name }: Migration): void => {
    number += 1;
    if (!due.isNew) progress?.({ number, of: due.pending.length, name });
  };
  const before = await migrate(connection, due, 'before', began);
  const change = await syncTables(connection, resources, options);
  const { questions, obstacles, leftovers, problems, unasked } = change;
  // They refer to tables that are not yet as they must be.
  const after = problems.length > 0 ? [] : await migrate(connection, due, 'after', began);
  const report = [...before, ...change.report, ...after];
  return { report, questions, obstacles, leftovers, problems, unasked };
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
