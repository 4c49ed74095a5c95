import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../../domain/schema/model.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { openPostgres, sharesSessions, type ProbedSession } from '../../../server/db/postgres.ts';
import { findPgBouncer, startPgBouncer, type Pooler } from '../../support/pgbouncer.ts';
import { newDatabase, type NewDatabase } from '../../support/postgres-server.ts';
import { insert, query } from './rows.ts';
import { shop, twoStores } from './shop.ts';
import { testTenancy } from './tenancy-suite.ts';
import { testTransactions } from './transactions-suite.ts';

/** Sessions of PostgreSQL that PgBouncer shares out. */
const SESSIONS = 3;

const program = findPgBouncer();
if (program === undefined)
  process.stderr.write(
    'PgBouncer is not installed: what runs through it was not tested (apt-get install pgbouncer).\n',
  );

let plain: NewDatabase;
beforeAll(async () => {
  plain = await newDatabase();
}, 60_000);
afterAll(() => plain.drop());

/**
 * What PgBouncer does with `pool_mode = transaction`: a client has a server from its first statement until no transaction
 * is open, and the server that was freed last is the next to be given.
 */
class ModelPooler {
  readonly #free: PgConnection[];
  readonly #waiting: ((server: PgConnection) => void)[] = [];

  constructor(servers: PgConnection[]) {
    this.#free = [...servers];
  }

  client(): ProbedSession {
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
  test.each([1, 2, 5])('a pooler in transaction mode over %i sessions is found', async (size) => {
    const servers = await Promise.all(Array.from({ length: size }, () => PgConnection.open(plain.url)));
    const pooler = new ModelPooler(servers);
    try {
      expect(await sharesSessions(async () => pooler.client())).toBe(true);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  test('sessions of PostgreSQL itself, or of a pooler in session mode, are none', async () => {
    expect(await sharesSessions(() => PgConnection.open(plain.url))).toBe(false);
  });
});

describe.runIf(program !== undefined)('through PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  beforeAll(async () => {
    pooler = await startPgBouncer(program ?? '', SESSIONS);
  }, 60_000);
  afterAll(() => pooler.stop());

  async function open(resources: Resource[]): Promise<OpenDatabase> {
    const { url, drop } = await newDatabase();
    const source = { url: pooler.through(url), directUrl: url } as const;
    const database = await openPostgres(source, resources, { maxConnections: 8 });
    const close = database.close.bind(database);
    return Object.assign(database, { close: () => close().then(drop) });
  }

  test('the start asks for the address of PostgreSQL itself, for notifications', async () => {
    await expect(openPostgres({ url: pooler.through(plain.url) }, [])).rejects.toThrow(
      /^DATABASE_URL leads through a pooler in transaction mode, .* DATABASE_DIRECT_URL/,
    );
  });

  test('stores that share its sessions read their own rows alone, as a role that owns nothing', async () => {
    const database = await open(shop());
    try {
      const stores = await twoStores(database);
      await Promise.all(
        stores.map((store) =>
          database.write(store, ({ sql }) => insert(sql, 'brands', { store_id: store, name: `de ${store}` })),
        ),
      );
      const seen = new Set<unknown>();
      const look = async (store: number): Promise<void> => {
        const rows = await database.read(store, (sql) =>
          query(
            sql,
            `select name, current_user::text as role, pg_backend_pid() as pid,
            current_setting('statement_timeout') as patience from brands`,
          ),
        );
        expect(rows).toEqual([
          { name: `de ${store}`, role: 'tendero_app', pid: expect.any(Number), patience: '15s' },
        ]);
        seen.add(rows[0]?.['pid']);
      };
      const nobody = async (): Promise<void> =>
        expect(await database.platform((sql) => query(sql, 'select name from brands'))).toEqual([]);
      const looks = Array.from({ length: 60 }, (_, n) => (n % 3 === 2 ? nobody() : look(stores[n % 3] ?? 0)));
      await Promise.all(looks);
      expect(seen.size).toBeLessThanOrEqual(SESSIONS);
      expect(seen.size).toBeGreaterThan(1);
    } finally {
      await database.close();
    }
  });

  testTransactions(open);
  testTenancy(open);
});
