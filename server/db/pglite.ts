/** PostgreSQL in a page, or in this very process: for `npm run dev:msw` and the demo in the browser. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Resource } from '../../domain/schema/model.ts';
import { PARSERS, rolledBack, type Connection, type QueryAnswer, type Sessions } from './connection.ts';
import { DEFAULTS, type DatabaseOptions, type OpenDatabase } from './database.ts';
import { CHANNEL, Subscriptions } from './notify.ts';
import { appSettings, sessionSetup } from './scope.ts';
import { ScopedDatabase } from './scoped.ts';
import { setUp } from './setup.ts';

/** Where the files of a PGlite are; in memory without any of it. */
export type PgliteFiles = Pick<PGliteOptions, 'fs' | 'loadDataDir'>;

/** The files are in memory as it is: the usual 128 MB of buffers, all of which a start clears, would hold them twice. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A PGlite with the extensions that the tables need, not yet set up. */
export function createPglite(files: PgliteFiles = {}): Promise<PGlite> {
  const extensions = { btree_gin, pg_trgm, unaccent };
  return PGlite.create({ ...files, extensions, parsers: PARSERS, startParams: START });
}

export async function openPglite(
  files: PgliteFiles,
  resources: Resource[],
  { secrets }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const pglite = await createPglite(files);
  try {
    const report = await setUp(new PgliteConnection(pglite), resources, { secrets });
    return await servePglite(pglite, report);
  } catch (error) {
    if (!pglite.closed) await pglite.close();
    throw error;
  }
}

/**
 * The same over a PGlite that has been set up; closing the database closes it.
 * @param report what setting it up changed
 */
export async function servePglite(pglite: PGlite, report: string[] = []): Promise<OpenDatabase> {
  const events = new Subscriptions(() => !pglite.closed);
  await pglite.listen(CHANNEL, (payload) => events.receive(payload));
  const { statementTimeout: statement, lockTimeout: lock } = DEFAULTS;
  await pglite.exec(sessionSetup(appSettings({ statement, lock, idleInTransaction: 0 })));
  const connection = new PgliteConnection(pglite);
  const database = new ScopedDatabase(new OneSession(connection), [], () => connection.close());
  return Object.assign(database, { events, report });
}

/** The one session of a PGlite, which runs statements in the order in which they were sent. */
export class PgliteConnection implements Connection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get broken(): boolean {
    return this.#pglite.closed;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const answer = await this.#pglite.query<Record<string, unknown>>(text, [...parameters]);
    return { rows: answer.rows, affected: answer.affectedRows };
  }

  async script(text: string): Promise<void> {
    await this.#pglite.exec(text);
  }

  async commit(): Promise<void> {
    const [done] = await this.#pglite.exec('commit');
    if (done?.command === 'ROLLBACK') throw rolledBack();
  }

  async rollback(): Promise<void> {
    await this.script('rollback').catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

/** Lends the session of a PGlite to one caller after the other. */
class OneSession implements Sessions {
  readonly #session: Connection;
  #free: Promise<void> = Promise.resolve();

  constructor(session: Connection) {
    this.#session = session;
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
      query: (text, parameters) => session.query(text, parameters),
      script: (text) => session.script(text),
      commit: () => session.commit(),
      rollback: () => session.rollback(),
      close: async () => free(),
    };
  }

  close(): Promise<void> {
    return this.#free;
  }
}
