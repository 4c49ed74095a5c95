import { Socket } from 'node:net';
import { Client, types as pgTypes } from 'pg';
import type { Connection, QueryAnswer } from './connection.ts';
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

/** A session over node-postgres: pipelined, so that a scope and the statement behind it cost one round trip. */
export class PgConnection implements Connection {
  readonly #client: Client;
  readonly #socket: Socket;
  readonly #names = new StatementNames();
  #broken = false;

  private constructor(client: Client, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
    const lost = (): void => {
      this.#broken = true;
    };
    client.on('error', lost);
    client.on('end', lost);
  }

  /** @throws the driver's error when the server cannot be reached or refuses. */
  static async open(url: string, options: SessionOptions = {}): Promise<PgConnection> {
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      types,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      ...(options.silence === undefined ? {} : { query_timeout: options.silence }),
    });
    const connection = new PgConnection(client, socket);
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
    this.#gather();
    const result = await this.#client.query<Record<string, unknown>>({
      name: this.#names.of(text),
      text,
      values: [...parameters],
    });
    return result.rowCount === null
      ? { rows: result.rows }
      : { rows: result.rows, affected: result.rowCount };
  }

  async script(text: string): Promise<void> {
    this.#gather();
    await this.#client.query(text);
  }

  async commit(): Promise<void> {
    this.#gather();
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK')
      throw new Error(
        'The transaction was rolled back: a statement in it had failed and its error was not passed on',
      );
  }

  /** What is sent before the event loop turns goes out in one write: each costs more than a small statement. */
  #gather(): void {
    if (this.#socket.writableCorked > 0) return;
    this.#socket.cork();
    process.nextTick(() => this.#socket.uncork());
  }

  async close(): Promise<void> {
    this.#broken = true;
    await this.#client.end().catch(() => undefined);
  }
}
