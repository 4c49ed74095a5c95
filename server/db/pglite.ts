import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Resource } from '../../domain/schema/model.ts';
import { appSession } from './app-session.ts';
import { CHANNEL, readEvent, Subscriptions } from './notify.ts';
import { DEFAULTS } from './open-database.ts';
import type { DatabaseOptions, OpenDatabase } from './open-database.ts';
import { PgliteConnection } from './pglite-connection.ts';
import { PgliteSession } from './pglite-session.ts';
import { ConnectionPool } from './pool.ts';
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
 * @param connection the application's session with it
 */
export async function servePglite(
  pglite: PGlite,
  options: DatabaseOptions = {},
  report: string[] = [],
  connection = new PgliteSession(pglite),
): Promise<OpenDatabase> {
  const subscriptions = new Subscriptions();
  await pglite.listen(CHANNEL, (payload) => {
    const event = readEvent(payload);
    if (event !== null) subscriptions.publish(event);
  });
  const session = { ...DEFAULTS, ...options };
  // Names that an earlier session of this PGlite gave.
  await connection.script('deallocate all');
  await connection.script(
    appSession({ statement: session.statementTimeout, lock: session.lockTimeout, idleInTransaction: 0 }),
  );
  const pool = new ConnectionPool({
    open: async () => connection,
    max: 1,
    patience: session.acquireTimeout * 6,
    longestQueue: session.longestQueue,
  });
  const database = new ScopedDatabase(pool, () => connection.close());
  const events = { subscribe: subscriptions.subscribe.bind(subscriptions), healthy: () => !pglite.closed };
  return Object.assign(database, { events, report });
}
