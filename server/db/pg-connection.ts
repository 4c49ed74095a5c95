import { Client, types as pgTypes, type QueryConfig, type QueryResult } from 'pg';
import { rolledBack, type Connection, type QueryAnswer } from './connection.ts';
import { isStalePlan } from './failures.ts';
import { StatementNames } from './statement-names.ts';
import { PARSERS } from './values.ts';

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : PARSERS[oid];
    return own ?? pgTypes.getTypeParser(oid, format);
  },
};

/** Milliseconds to reach the server. */
const CONNECT_TIMEOUT = 5000;

export interface SessionOptions {
  /** Statements to begin with. */
  setup?: string;
  /** Milliseconds after which a server that says nothing at all counts as gone. */
  silence?: number;
}

/**
 * A session over node-postgres. Its `pipeline` sends a statement without waiting for the answer to the one before. So
 * a scope and the statement after it cost one round trip. Each statement still succeeds or fails by itself.
 */
export class PgConnection implements Connection {
  readonly #client: Client;
  readonly #names = new StatementNames();
  #broken = false;

  private constructor(client: Client) {
    this.#client = client;
    const lost = (): void => {
      this.#broken = true;
    };
    client.on('error', lost);
    client.on('end', lost);
  }

  /** @throws the driver's error when the server cannot be reached or refuses. */
  static async open(url: string, options: SessionOptions = {}): Promise<PgConnection> {
    const client = new Client({
      connectionString: url,
      types,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      ...(options.silence === undefined ? {} : { query_timeout: options.silence }),
    });
    const connection = new PgConnection(client);
    try {
      await client.connect();
      if (options.setup !== undefined) await connection.script(options.setup);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  get broken(): boolean {
    return this.#broken;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const statement: QueryConfig = { text, values: [...parameters] };
    const name = this.#names.of(text);
    if (name !== undefined) statement.name = name;
    const { rows, rowCount }: QueryResult<Record<string, unknown>> = await this.#client
      .query(statement)
      .catch((error: unknown) => {
        if (isStalePlan(error)) this.#names.forget(text);
        throw error;
      });
    return rowCount === null ? { rows } : { rows, affected: rowCount };
  }

  async script(text: string): Promise<void> {
    await this.#client.query(text);
  }

  begin(): Promise<void> {
    return this.script('begin');
  }

  async commit(): Promise<void> {
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    // Where even this fails the connection is lost, and the error that led here says more.
    if (!this.#broken) await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#broken = true;
    await this.#client.end().catch(() => undefined);
  }
}
