import type { Resource } from '../../domain/schema/model.ts';
import { appSession } from './app-session.ts';
import { PgListener } from './listener.ts';
import { DEFAULTS } from './open-database.ts';
import type { DatabaseOptions, OpenDatabase } from './open-database.ts';
import { PgConnection } from './pg-connection.ts';
import { ConnectionPool } from './pool.ts';
import { ScopedDatabase } from './scoped.ts';
import { setUp } from './setup.ts';
import { SetupError } from './setup-error.ts';

export interface PostgresSource {
  kind: 'postgres';
  url: string;
}

/**
 * Any PostgreSQL from 15 on.
 * @throws SetupError when the database cannot be reached, or not be brought up to date
 */
export async function openPostgres(
  source: PostgresSource,
  resources: Resource[],
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const report = await setUpOver(source.url, resources);
  const settings = { ...DEFAULTS, ...options };
  const setup = appSession({
    statement: settings.statementTimeout,
    lock: settings.lockTimeout,
    idleInTransaction: settings.idleInTransaction,
  });
  // The server ends what is too slow by itself; only one that hangs is silent for longer.
  const silence = settings.statementTimeout + 5000;
  const events = new PgListener(source.url);
  await events.connect();
  const pool = new ConnectionPool({
    open: () => PgConnection.open(source.url, { setup, silence }),
    max: settings.maxConnections,
    patience: settings.acquireTimeout,
    longestQueue: settings.longestQueue,
  });
  return Object.assign(new ScopedDatabase(pool, () => events.close()), { events, report });
}

async function setUpOver(url: string, resources: Resource[]): Promise<string[]> {
  const owner = await PgConnection.open(url).catch((cause: unknown) => {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(`The database ${host}${pathname} cannot be opened: ${reason}. Check DATABASE_URL.`, {
      cause,
    });
  });
  try {
    return await setUp(owner, resources);
  } finally {
    await owner.close();
  }
}
