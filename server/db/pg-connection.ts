import { setTimeout as pause } from 'node:timers/promises';
import {
  Client,
  Pool,
  Query,
  types as pgTypes,
  type ClientBase,
  type ClientConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { ApiError } from '../errors.ts';
import { type Connection, PARSERS, type QueryAnswer, rolledBack, type Sessions } from './connection.ts';
import { isStalePlan } from './failures.ts';
import { scopeValues, SET_SCOPE, type Scope } from './scope.ts';

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : PARSERS[oid];
    return own ?? pgTypes.getTypeParser(oid, format);
  },
};

/** Milliseconds to reach the server. */
const CONNECT_TIMEOUT = 5000;

/**
 * Its `pipeline` sends a statement without waiting for the answer to the one before. So a scope and the statement after
 * it cost one round trip. Each statement still succeeds or fails by itself.
 */
function clientOf(url: string): ClientConfig {
  return {
    connectionString: url,
    types,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  };
}

/**
 * Names for prepared statements: one for each distinct text, so that the server parses and plans it once a session.
 * Kysely's text depends on shape alone (values are parameters), but an `in` list has a text for each length: a text gets
 * its name at its second use, and the number of names is bounded. What has none runs as well, unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  readonly #most: number;
  #given = 0;

  constructor(most = 500) {
    this.#most = most;
  }

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= this.#most) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  /** The text gets another name, at its second use from now. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}

/** A session over node-postgres. */
export class PgConnection implements Connection {
  readonly #client: ClientBase;
  readonly #names: StatementNames | undefined;
  readonly #end: () => Promise<void>;
  #broken = false;
  #closed = false;

  /** @param names of prepared statements; none where the next statement may reach another session of PostgreSQL */
  constructor(client: ClientBase, names: StatementNames | undefined, end: () => Promise<void>) {
    this.#client = client;
    this.#names = names;
    this.#end = end;
    client.on('error', this.#lost);
    client.on('end', this.#lost);
  }

  readonly #lost = (): void => {
    this.#broken = true;
  };

  /**
   * A session of its own, for what runs once.
   * @throws the driver's error when the server cannot be reached or refuses.
   */
  static async open(url: string, setup?: string): Promise<PgConnection> {
    const client = new Client(clientOf(url));
    const connection = new PgConnection(client, undefined, () => client.end().catch(() => undefined));
    try {
      await client.connect();
      if (setup !== undefined) await connection.script(setup);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  get broken(): boolean {
    return this.#broken;
  }

  query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return this.#run(text, parameters, (statement) => this.#own().query<Row>(statement));
  }

  within(scope: Scope): Pick<Connection, 'query'> | undefined {
    if (this.#names === undefined) return undefined;
    const values = scopeValues(scope);
    return {
      query: (text, parameters) =>
        this.#run(text, parameters, (statement) => queryWithin(this.#own(), values, statement)),
    };
  }

  async #run(
    text: string,
    parameters: readonly unknown[],
    send: (statement: QueryConfig) => Promise<QueryResult<Row>>,
  ): Promise<QueryAnswer> {
    const statement: QueryConfig = { text, values: [...parameters] };
    const name = this.#names?.of(text);
    if (name !== undefined) statement.name = name;
    const { rows, rowCount } = await send(statement).catch((error: unknown) => {
      if (isStalePlan(error)) this.#names?.forget(text);
      throw error;
    });
    return rowCount === null ? { rows } : { rows, affected: rowCount };
  }

  async script(text: string): Promise<void> {
    await this.#own().query(text);
  }

  async commit(): Promise<void> {
    const { command } = await this.#own().query('commit');
    if (command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    // Where even this fails the connection is lost, and the error that led here says more.
    if (!this.#broken) await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#end();
    this.#client.off('error', this.#lost);
    this.#client.off('end', this.#lost);
  }

  /** What was given back belongs to somebody else. */
  #own(): ClientBase {
    if (this.#closed) throw new Error('This session has been given back');
    return this.#client;
  }
}

type Row = Record<string, unknown>;

/**
 * Sends a statement behind the one that sets its scope, both before the server answers. So they are one
 * transaction of their own, in one message each way. A transaction that is begun and ended costs three.
 */
function queryWithin(client: ClientBase, scope: string[], statement: QueryConfig): Promise<QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null | undefined, result: QueryResult<Row>): void =>
      error ? reject(error) : resolve(result);
    const query = new Query<Row>(Object.assign(statement, { callback: settle, queryMode: 'extended' }));
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: SET_SCOPE.name, values: scope }, true);
      connection.execute(null, true);
      submit(connection);
      connection.stream.uncork();
    };
    skipFirstAnswer(query);
    client.query(query);
  });
}

/** The answer to the scope is one row and the word that it is complete; what follows is the statement's. */
function skipFirstAnswer(query: Query): void {
  let ofScope = true;
  const passOn = (name: string, passes: () => boolean): [string, (...given: unknown[]) => void] => {
    const handle: unknown = Reflect.get(query, name);
    if (typeof handle !== 'function') throw new Error(`node-postgres has no ${name} any more`);
    return [name, (...given) => passes() && Reflect.apply(handle, query, given)];
  };
  const completes = (): boolean => {
    const passes = !ofScope;
    ofScope = false;
    return passes;
  };
  Object.assign(
    query,
    Object.fromEntries([passOn('handleDataRow', () => !ofScope), passOn('handleCommandComplete', completes)]),
  );
}

export interface PoolOptions {
  max: number;
  /** Milliseconds to wait for a session before the call fails as `unavailable`. */
  patience: number;
  /** Callers that may wait. One more gets `unavailable` at once, so that those who wait are still served in time. */
  longestQueue: number;
  /** Milliseconds after which a server that says nothing at all counts as gone. */
  silence: number;
  /** What a new session runs first; null where it is not of PostgreSQL but of a pooler in transaction mode. */
  setup: string | null;
}

/** Sessions of node-postgres' pool. Who may ask for one, and when, is decided at the door (`server/http/turns.ts`). */
export class PgSessions implements Sessions {
  readonly #pool: Pool;
  readonly #options: PoolOptions;
  readonly #names: StatementNames | undefined;
  readonly #lent = new Set<PgConnection>();

  constructor(url: string, options: PoolOptions) {
    const { max, patience, silence, setup } = options;
    this.#options = options;
    this.#names = setup === null ? undefined : new StatementNames();
    this.#pool = new Pool({
      ...clientOf(url),
      max,
      connectionTimeoutMillis: patience,
      idleTimeoutMillis: 0,
      query_timeout: silence,
      ...(setup === null ? {} : { onConnect: (client) => prepare(client, setup) }),
    });
    // Of an idle session that was lost, which the pool has removed by now.
    this.#pool.on('error', () => undefined);
  }

  async acquire(): Promise<Connection> {
    if (this.#pool.ending) throw unavailable('The database is closed');
    if (this.#pool.waitingCount >= this.#options.longestQueue)
      throw unavailable('Too many calls wait for the database');
    const client = await this.#pool.connect();
    const connection: PgConnection = new PgConnection(client, this.#names, async () => {
      this.#lent.delete(connection);
      // A session in a transaction that nobody ended is of no more use to anybody.
      client.release(client.getTransactionStatus() !== 'I');
    });
    this.#lent.add(connection);
    return connection;
  }

  async close(): Promise<void> {
    const ended = this.#pool.end();
    const waited = new AbortController();
    await Promise.race([
      ended.finally(() => waited.abort()),
      pause(this.#options.patience, undefined, { signal: waited.signal }).catch(() => undefined),
    ]);
    await Promise.all([...this.#lent].map((connection) => connection.close()));
  }
}

async function prepare(client: ClientBase, setup: string): Promise<void> {
  await client.query(setup);
  await client.query({ ...SET_SCOPE, values: ['', '', ''] });
}

function unavailable(message: string): ApiError {
  return new ApiError('unavailable', { message });
}
