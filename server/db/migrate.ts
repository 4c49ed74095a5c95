import { FUNCTIONS, type Area } from './baseline/functions.ts';
import { BILLING } from './baseline/billing.ts';
import { CATALOG } from './baseline/catalog.ts';
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

/** Which of the migrations a database has not had yet. */
interface Due {
  /** The database is empty, and gets the baseline first. */
  isNew: boolean;
  /** In order. */
  pending: readonly Migration[];
}

/**
 * Compares a database with the migrations of this program. One that a newer program has changed is refused: this one would
 * undo what it does not know, such as indexes, marks and triggers.
 * @throws SetupError when the database is older than the baseline, or newer than this program
 */
export async function migrationsDue(connection: Connection, migrations: readonly Migration[]): Promise<Due> {
  await connection.script(CREATE);
  const { rows } = await connection.query('select id, name from schema_migrations order by id', []);
  const applied = new Map(rows.map(({ id, name }): [number, string] => [Number(id), String(name)]));
  const [last = 0] = [...applied.keys()].slice(-1);
  if (applied.size > 0 && !applied.has(BASELINE)) throw new SetupError(tooOld(last));
  const known = new Set(migrations.map(({ id }) => id));
  const newer = [...applied].findLast(([id]) => id > BASELINE && !known.has(id));
  if (newer !== undefined)
    throw new SetupError(
      `A newer version of Tendero has changed these data (migration ${newer[0]}, ${newer[1]}): start them with that version, or restore a backup that was made with this one.`,
    );
  const pending = migrations.filter(({ id }) => !applied.has(id)).toSorted((a, b) => a.id - b.id);
  return { isNew: applied.size === 0, pending };
}

/**
 * Creates the baseline in a new database, and runs what is due in a phase. Inside the caller's transaction and lock.
 * @param began is called before each migration
 * @returns a line for each thing that was done
 */
export async function migrate(
  connection: Connection,
  { isNew, pending }: Due,
  phase: Migration['phase'],
  began: (migration: Migration) => void,
): Promise<string[]> {
  const done: string[] = [];
  if (isNew && phase === 'before') {
    await createBaseline(connection);
    done.push(NEW_DATABASE);
  }
  if (isNew && phase === 'after') {
    await linkBaseline(connection);
    await note(connection, BASELINE, 'baseline');
  }
  for (const migration of pending.filter((one) => one.phase === phase)) {
    began(migration);
    await connection.script(migration.sql);
    await note(connection, migration.id, migration.name);
    done.push(`migration ${migration.name}`);
  }
  return done;
}

async function note(connection: Connection, id: number, name: string): Promise<void> {
  await connection.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
}

function tooOld(last: number): string {
  return `This database is of an early version (its last migration is ${last}; this version opens those of ${BASELINE} and later). Start it once with Tendero 0.1.0, which updates it, and then with this version.`;
}
