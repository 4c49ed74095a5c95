import { Socket } from 'node:net';
import { Client, types as pgTypes } from 'pg';
import { rolledBack, type Connection, type QueryAnswer } from './connection.ts';
import { Batch, wireValues, type Call, type CommandAnswer, type Prepared } from './pg-batch.ts';
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
  readonly #prepared = new Map<string, Prepared>();
  /** Gathered, not yet sent. */
  readonly #calls: Call[] = [];
  #inTransaction = false;
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
    return this.#run(text, parameters);
  }

  async script(text: string): Promise<void> {
    this.#gather();
    this.#flush();
    await this.#client.query(text);
  }

  async begin(): Promise<void> {
    this.#inTransaction = true;
    await this.#run('begin', []);
  }

  async commit(): Promise<void> {
    const { command } = await this.#run('commit', []).catch(async (error: unknown) => {
      // Sent along with a statement that failed, it did not run.
      await this.rollback();
      throw error;
    });
    this.#inTransaction = false;
    if (command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false;
    // Where even this fails the connection is lost, and the error that led here says more.
    if (!this.#broken) await this.script('rollback').catch(() => undefined);
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<CommandAnswer> {
    this.#gather();
    const prepared = this.#prepared.get(text);
    const values = prepared === undefined ? null : wireValues(parameters);
    if (prepared === undefined || values === null) return this.#runUnprepared(text, parameters);
    const answer = new Promise<CommandAnswer>((resolve, reject) => {
      this.#calls.push({ prepared, values, resolve, reject });
    });
    // Outside of a transaction each statement has its own effect, whatever becomes of its neighbours.
    if (!this.#inTransaction) this.#flush();
    return answer;
  }

  async #runUnprepared(text: string, parameters: readonly unknown[]): Promise<CommandAnswer> {
    this.#flush();
    const name = this.#names.of(text);
    const { rows, fields, command, rowCount } = await this.#client.query<Record<string, unknown>>({
      name,
      text,
      values: [...parameters],
    });
    if (name !== undefined) {
      const columns = fields.map((field) => ({
        name: field.name,
        parse: types.getTypeParser(field.dataTypeID),
      }));
      this.#prepared.set(text, { name, columns });
    }
    return rowCount === null ? { rows, command } : { rows, command, affected: rowCount };
  }

  /** What is sent before the event loop turns goes out in one write: each costs more than a small statement. */
  #gather(): void {
    if (this.#socket.writableCorked > 0) return;
    this.#socket.cork();
    process.nextTick(() => {
      this.#flush();
      this.#socket.uncork();
    });
  }

  #flush(): void {
    if (this.#calls.length > 0) this.#client.query(new Batch(this.#calls.splice(0)));
  }

  async close(): Promise<void> {
    this.#broken = true;
    await this.#client.end().catch(() => undefined);
  }
}
