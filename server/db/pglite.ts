import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Resource } from '../../domain/schema/model.ts';
import { rolledBack, type Connection, type QueryAnswer, type Sessions } from './connection.ts';
import { quote } from './ddl/identifiers.ts';
import { CHANNEL, readEvent, Subscriptions } from './notify.ts';
import { DEFAULTS } from './open-database.ts';
import type { DatabaseOptions, OpenDatabase } from './open-database.ts';
import { APP_ROLE, appSettings, sessionSetup } from './scope.ts';
import { ScopedDatabase } from './scoped.ts';
import { setUp } from './setup.ts';
import { PARSERS } from './values.ts';

export interface PgliteSource extends Pick<
  PGliteOptions,
  'dataDir' | 'loadDataDir' | 'fs' | 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'
> {
  kind: 'pglite';
}

/**
 * The files are in memory as it is: the usual 128 MB of buffers, all of which a start clears, would hold them twice. A
 * page anywhere is as near as the next one.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'];

/** A PGlite with the extensions that the tables need, not yet set up. */
export function createPglite(source: Omit<PgliteSource, 'kind'> = {}): Promise<PGlite> {
  return PGlite.create({
    ...source,
    extensions: { btree_gin, pg_trgm, unaccent },
    parsers: PARSERS,
    startParams: START,
  });
}

/**
 * PostgreSQL in this very process, or page: for tests, MSW and the browser. In memory unless `dataDir` says where.
 * It has one session, so all work takes its turn.
 */
export async function openPglite(
  source: PgliteSource,
  resources: Resource[],
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const { kind: _, ...own } = source;
  const pglite = await createPglite(own);
  try {
    const report = await setUp(new PgliteConnection(pglite), resources, {
      secrets: options.secrets,
      progress: options.progress,
    });
    return await servePglite(pglite, options, report);
  } catch (error) {
    if (!pglite.closed) await pglite.close();
    throw error;
  }
}

/**
 * The same over a PGlite that has been set up; closing the database closes it.
 * @param report what setting it up changed
 */
export async function servePglite(
  pglite: PGlite,
  options: DatabaseOptions = {},
  report: string[] = [],
): Promise<OpenDatabase> {
  const subscriptions = new Subscriptions();
  await pglite.listen(CHANNEL, (payload) => {
    const event = readEvent(payload);
    if (event !== null) subscriptions.publish(event);
  });
  const { statementTimeout, lockTimeout } = { ...DEFAULTS, ...options };
  await pglite.exec(
    sessionSetup(appSettings({ statement: statementTimeout, lock: lockTimeout, idleInTransaction: 0 })),
  );
  const database = new ScopedDatabase(new OneSession(pglite), [], async () => {
    if (!pglite.closed) await pglite.close();
  });
  const events = {
    subscribe: subscriptions.subscribe.bind(subscriptions),
    quietSince: subscriptions.quietSince.bind(subscriptions),
    healthy: () => !pglite.closed,
  };
  return Object.assign(database, { events, report });
}

/** The one session of a PGlite, which was made with our parsers: given with each statement, all of them are copied each time. */
export class PgliteConnection implements Connection {
  readonly #pglite: PGlite;
  /** Ends with all statements that were sent so far. */
  #sent: Promise<unknown> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get broken(): boolean {
    return this.#pglite.closed;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const { rows, affectedRows } = await this.#inTurn(() =>
      this.#pglite.query<Record<string, unknown>>(text, [...parameters]),
    );
    return affectedRows === undefined ? { rows } : { rows, affected: affectedRows };
  }

  async script(text: string): Promise<void> {
    await this.#inTurn(() => this.#pglite.exec(text));
  }

  async commit(): Promise<void> {
    const [done] = await this.#inTurn(() => this.#pglite.exec('commit'));
    if (done?.command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }

  /** Runs what sends a statement once all that were sent before have ended. */
  #inTurn<T>(send: () => Promise<T>): Promise<T> {
    const turn = this.#sent.then(send);
    this.#sent = turn.catch(() => undefined);
    return turn;
  }
}

/** Rows that statements have changed since the last look at what each table has changed. */
const CHANGED = 1000;

/** As autovacuum analyses, but not small tables: any plan is good for those (PostgreSQL, `autovacuum_analyze_scale_factor`). */
const DUE = `select relname as name from pg_stat_user_tables
  where schemaname = current_schema() and n_mod_since_analyze > 500 + n_live_tup / 10`;

/**
 * Lends the session of a PGlite to one caller after the other. PGlite has no autovacuum: before the next one this vacuums
 * and analyses the tables that have changed much. Plans without statistics read whole tables. A search reads all that was
 * not yet merged into its index.
 */
class OneSession implements Sessions {
  readonly #session: PgliteConnection;
  #free: Promise<void> = Promise.resolve();
  #changed = 0;

  constructor(pglite: PGlite) {
    this.#session = new PgliteConnection(pglite);
  }

  async acquire(): Promise<Connection> {
    const before = this.#free;
    let free = (): void => {};
    this.#free = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    const session = this.#session;
    return {
      get broken() {
        return session.broken;
      },
      query: async (text, parameters) => {
        const answer = await session.query(text, parameters);
        this.#changed += answer.affected ?? 0;
        return answer;
      },
      script: (text) => session.script(text),
      commit: () => session.commit(),
      rollback: () => session.rollback(),
      close: () =>
        this.#vacuumWhereDue()
          .catch(() => undefined)
          .finally(free),
    };
  }

  close(): Promise<void> {
    return this.#free;
  }

  /** Only the owner of a table may. */
  async #vacuumWhereDue(): Promise<void> {
    if (this.#changed < CHANGED) return;
    this.#changed = 0;
    // What was just committed is otherwise counted a second later (PostgreSQL, "The Cumulative Statistics System").
    await this.#session.script('select pg_stat_force_next_flush()');
    const { rows } = await this.#session.query(DUE, []);
    if (rows.length === 0) return;
    await this.#session.script('reset role');
    try {
      await this.#session.script(
        `vacuum (analyze) ${rows.map(({ name }) => quote(String(name))).join(', ')}`,
      );
    } finally {
      await this.#session.script(`set role ${APP_ROLE}`);
    }
  }
}
