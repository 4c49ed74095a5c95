import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type {
  CompiledQuery,
  ConnectionProvider,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
} from 'kysely';
import type { Sql, Tables } from './database.ts';
import { isBehindFailure } from './failures.ts';
import type { Scope } from './scope.ts';

export interface QueryAnswer {
  rows: Record<string, unknown>[];
  /** Rows inserted, updated or deleted. */
  affected?: number;
}

/** One session with PostgreSQL or PGlite: the little that scopes and set-up need of a driver. */
export interface Connection {
  /** One statement with parameters. Statements may be sent before the one before has answered; they run in order. */
  query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  /**
   * Statements that each have a read-only transaction of their own in the scope, in one message each way. Undefined where
   * the scope cannot be prepared in the session.
   */
  within?(scope: Scope): Pick<Connection, 'query'> | undefined;
  /** Statements without parameters, in one round trip. */
  script(text: string): Promise<void>;
  /** Ends the transaction, also when it rejects. Rejects when the server rolled it back because a statement in it had failed unnoticed. */
  commit(): Promise<void>;
  /** Undoes the transaction; never rejects. */
  rollback(): Promise<void>;
  /** True once the session is lost. */
  readonly broken: boolean;
  /** Ends the session, or returns it to those who lent it. */
  close(): Promise<void>;
}

/** Sessions of the application; each is lent to one caller at a time. */
export interface Sessions {
  /** @throws ApiError `unavailable` when none comes free in time, too many wait already, or they are closed */
  acquire(): Promise<Connection>;
  /** Waits for the work under way, but not for ever. */
  close(): Promise<void>;
}

/** Of a `commit` that PostgreSQL answered with a rollback, for which it has no error of its own. */
export function rolledBack(): Error {
  return new Error(
    'The transaction was rolled back: a statement in it had failed and its error was not passed on',
  );
}

/** Ends a transaction that has changed nothing, whatever became of it, and returns its session. */
export async function endRead(connection: Connection): Promise<void> {
  if (!connection.broken) await connection.script('end').catch(() => undefined);
  await connection.close();
}

/** How column values become JavaScript, the same on PostgreSQL and PGlite. Everything else is the driver's own. */

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
const INT8_ARRAY = 1016;

/** @throws RangeError beyond 2^53, where a number would silently be another one. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer beyond 2^53 in the database: ${text}`);
  return value;
}

function integers(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : integer(item)));
}

/** By type OID. A day stays the text `YYYY-MM-DD`: it has no time zone and must never become a moment. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: integer,
  [INT8_ARRAY]: integers,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

function refuse(): never {
  throw new Error(
    'A scope of the database is one connection already: ask Database for read, write or platform instead',
  );
}

/** Connections and transactions are the business of `Database`; Kysely is only the query builder here. */
const driver: Driver = {
  init: async () => {},
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: refuse,
  destroy: async () => {},
};

const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** A query builder over one borrowed connection, of no use once the borrower has given it back. */
class BorrowedConnection implements ConnectionProvider, DatabaseConnection {
  #connection: Pick<Connection, 'query'> | undefined;
  /** The last error that was a statement's own. */
  #failure: unknown;

  constructor(connection: Pick<Connection, 'query'>) {
    this.#connection = connection;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#connection === undefined)
      throw new Error('This database handle was used after its scope had ended');
    const answer = await this.#connection
      .query(query.sql, query.parameters)
      .catch((error: unknown) => Promise.reject(this.#reasonOf(error)));
    // The caller's types describe the rows; Kysely asks its drivers for this same cast.
    const rows = answer.rows as R[];
    return answer.affected === undefined ? { rows } : { rows, numAffectedRows: BigInt(answer.affected) };
  }

  /**
   * Of a statement that was refused because an earlier one had failed, the error of that one. The caller may hear of
   * the later one first, and would take a conflict for a defect.
   */
  #reasonOf(error: unknown): unknown {
    if (isBehindFailure(error)) return this.#failure ?? error;
    this.#failure = error;
    return error;
  }

  streamQuery(): never {
    throw new Error(
      'Read in pages instead of streaming: a stream would hold its connection for as long as the client likes',
    );
  }

  end(): void {
    this.#connection = undefined;
  }
}

/** Runs `work` with a query builder on this connection; the builder refuses any use afterwards. */
export async function withHandle<T>(
  connection: Pick<Connection, 'query'>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const borrowed = new BorrowedConnection(connection);
  const executor = new DefaultQueryExecutor(compiler, adapter, borrowed);
  try {
    return await work(new Kysely<Tables>({ config: { dialect }, dialect, driver, executor }));
  } finally {
    borrowed.end();
  }
}
