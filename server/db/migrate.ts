import { FUNCTIONS, type Area } from './baseline/functions.ts';
import { BILLING } from './baseline/billing.ts';
import { CATALOG } from './baseline/catalog.ts';
import { CUSTOMER_SUMS } from './baseline/customer-sums.ts';
import { CUSTOMERS } from './baseline/customers.ts';
import { IDENTITY } from './baseline/identity.ts';
import { IMPORTS } from './baseline/imports.ts';
import { ORDERS } from './baseline/order-parts.ts';
import { PAYMENTS } from './baseline/payments.ts';
import { PLATFORM } from './baseline/platform.ts';
import { RECORDS } from './baseline/records.ts';
import type { Connection } from './connection.ts';
import { SetupError } from './failures.ts';

/**
 * The number that stands for the baseline among the migrations, which begin after it. A database of an earlier version has
 * it from the last of the migrations that the baseline replaced.
 */
const BASELINE = 90;

/** Each area refers to those before it. */
const AREAS: readonly Area[] = [
  FUNCTIONS,
  PLATFORM,
  IDENTITY,
  RECORDS,
  ORDERS,
  PAYMENTS,
  BILLING,
  CUSTOMERS,
  CATALOG,
  IMPORTS,
  CUSTOMER_SUMS,
];

/** Creates the tables that no schema describes, in a database without any. */
async function createBaseline(connection: Connection): Promise<void> {
  for (const { tables } of AREAS) await connection.script(tables);
}

/** Ties them to the tables of the schemas, which are there by now. */
async function linkBaseline(connection: Connection): Promise<void> {
  for (const { of, sql } of AREAS.flatMap(({ links }) => links)) {
    const { rows } = await connection.query(
      'select bool_and(to_regclass(quote_ident(name)) is not null) as there from unnest($1::text[]) as names (name)',
      [of],
    );
    if (rows[0]?.['there'] === true) await connection.script(sql);
  }
}

/**
 * A change of what no schema describes: run once, and never changed after its release. It runs `before` the tables of the
 * schemas are compared and created, or `after`, when it refers to them.
 */
export interface Migration {
  id: number;
  name: string;
  phase: 'before' | 'after';
  sql: string;
}

/** The line of the report that says that the database was empty. */
export const NEW_DATABASE = 'tables of a new database';

const CREATE =
  'create table if not exists schema_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())';

async function appliedOf(connection: Connection): Promise<Map<number, string>> {
  await connection.script(CREATE);
  const { rows } = await connection.query('select id, name from schema_migrations order by id', []);
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]));
}

/**
 * Makes sure that no newer program has changed the data. This one would undo what it does not know: indexes, marks and
 * triggers.
 * @throws SetupError
 */
export async function refuseNewer(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ id }) => id));
  const newer = [...(await appliedOf(connection))].findLast(([id]) => id > BASELINE && !known.has(id));
  if (newer !== undefined)
    throw new SetupError(
      `A newer version of Tendero has changed these data (migration ${newer[0]}, ${newer[1]}): start them with that version, or restore a backup that was made with this one.`,
    );
}

/** How many of these the database has not had yet; none for a new one, which is created at once. */
export async function countPending(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<number> {
  const applied = await appliedOf(connection);
  return applied.size === 0 ? 0 : migrations.filter(({ id }) => !applied.has(id)).length;
}

/**
 * Creates the baseline in a new database, and runs the migrations that a database has not had yet, in order. Inside the
 * caller's transaction and lock.
 * @param began is called before each migration
 * @returns a line for each thing that was done
 * @throws SetupError when the database is older than the baseline
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  phase: Migration['phase'],
  began?: (name: string) => void,
): Promise<string[]> {
  const applied = await appliedOf(connection);
  const early = [...applied.keys()].filter((id) => id < BASELINE);
  if (!applied.has(BASELINE) && early.length > 0) throw new SetupError(tooOld(Math.max(...early)));
  const done: string[] = [];
  if (!applied.has(BASELINE) && phase === 'before') {
    await createBaseline(connection);
    done.push(NEW_DATABASE);
  }
  if (!applied.has(BASELINE) && phase === 'after') {
    await linkBaseline(connection);
    await note(connection, BASELINE, 'baseline');
  }
  const pending = migrations
    .filter((migration) => migration.phase === phase && !applied.has(migration.id))
    .sort((a, b) => a.id - b.id);
  for (const { id, name, sql } of pending) {
    began?.(name);
    await connection.script(sql);
    await note(connection, id, name);
    done.push(`migration ${name}`);
  }
  return done;
}

async function note(connection: Connection, id: number, name: string): Promise<void> {
  await connection.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
}

function tooOld(last: number): string {
  return `This database is of an early version (its last migration is ${last}; this version opens those of ${BASELINE} and later). Start it once with Tendero 0.1.0, which updates it, and then with this version.`;
}
