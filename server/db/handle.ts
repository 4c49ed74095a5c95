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
import type { Connection } from './connection.ts';
import type { Sql, Tables } from './database.ts';
import { isBehindFailure } from './failures.ts';

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
