import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { refuseTransactionPooler, type Session } from '../../../server/db/pooler.ts';
import { newDatabase } from '../../support/postgres-server.ts';

const SENTENCE = /^DATABASE_URL leads through a pooler in transaction mode, .* \(pool_mode = session\)\.$/;

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await newDatabase());
}, 60_000);
afterAll(() => drop());

/**
 * What PgBouncer does with `pool_mode = transaction`: a client has a server from its first statement until no transaction
 * is open, and the server that was freed last is the next to be given.
 */
class Pooler {
  readonly #free: PgConnection[];
  readonly #waiting: ((server: PgConnection) => void)[] = [];

  constructor(servers: PgConnection[]) {
    this.#free = [...servers];
  }

  client(): Session {
    let own: PgConnection | undefined;
    const using = async <T>(text: string, work: (server: PgConnection) => Promise<T>): Promise<T> => {
      const server = own ?? (await this.#take());
      own = text === 'begin' ? server : text === 'rollback' ? undefined : own;
      const answer = await work(server);
      if (own === undefined) this.#give(server);
      return answer;
    };
    return {
      query: (text, parameters) => using(text, (server) => server.query(text, parameters)),
      script: (text) => using(text, (server) => server.script(text)),
      close: async () => {},
    };
  }

  async #take(): Promise<PgConnection> {
    return this.#free.pop() ?? (await new Promise((resolve) => this.#waiting.push(resolve)));
  }

  #give(server: PgConnection): void {
    const waiter = this.#waiting.shift();
    if (waiter === undefined) this.#free.push(server);
    else waiter(server);
  }
}

describe('what stands between the server and PostgreSQL', () => {
  test.each([1, 2, 5])('a pooler in transaction mode over %i sessions is refused', async (size) => {
    const servers = await Promise.all(Array.from({ length: size }, () => PgConnection.open(url)));
    const pooler = new Pooler(servers);
    try {
      await expect(refuseTransactionPooler(async () => pooler.client())).rejects.toThrow(SENTENCE);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  test('sessions of PostgreSQL itself, or of a pooler in session mode, are not', async () => {
    await expect(refuseTransactionPooler(() => PgConnection.open(url))).resolves.toBeUndefined();
  });
});
