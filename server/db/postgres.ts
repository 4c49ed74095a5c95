import type { Resource } from '../../domain/schema/model.ts';
import type { Secrets } from '../ports/secrets.ts';
import { appSession } from './app-session.ts';
import type { Connection } from './connection.ts';
import { PgListener } from './listener.ts';
import { DEFAULTS } from './open-database.ts';
import type { DatabaseOptions, OpenDatabase } from './open-database.ts';
import { PgConnection, type SessionOptions } from './pg-connection.ts';
import { ConnectionPool } from './pool.ts';
import { reach } from './reach.ts';
import { ScopedDatabase } from './scoped.ts';
import { setUp } from './setup.ts';
import { refuseWaysOut } from './ways-out.ts';

export interface PostgresSource {
  kind: 'postgres';
  /** The application's connections. */
  url: string;
  /** The user who owns the tables, for migrations only; `url`'s is then a role without any way to another. The same as `url` when left out. */
  ownerUrl?: string;
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
  const { ownerUrl } = source;
  const report =
    ownerUrl === undefined
      ? await setUpOver(source.url, 'DATABASE_URL', resources, options.secrets)
      : await setUpOver(ownerUrl, 'DATABASE_OWNER_URL', resources, options.secrets);
  if (ownerUrl !== undefined) await refuseWaysOut(source.url);
  return servePostgres(source.url, options, report);
}

/**
 * The same over a database that has been set up.
 * @param report what setting it up changed
 * @param open makes a session of the application
 */
export async function servePostgres(
  url: string,
  options: DatabaseOptions = {},
  report: string[] = [],
  open = (session: SessionOptions): Promise<Connection> => PgConnection.open(url, session),
): Promise<OpenDatabase> {
  const settings = { ...DEFAULTS, ...options };
  const setup = appSession({
    statement: settings.statementTimeout,
    lock: settings.lockTimeout,
    idleInTransaction: settings.idleInTransaction,
  });
  // The server ends what is too slow by itself; only one that hangs is silent for longer.
  const silence = settings.statementTimeout + 5000;
  const events = new PgListener(url);
  await events.connect();
  const pool = new ConnectionPool({
    open: () => open({ setup, silence }),
    max: settings.maxConnections,
    patience: settings.acquireTimeout,
    longestQueue: settings.longestQueue,
  });
  return Object.assign(new ScopedDatabase(pool, () => events.close()), { events, report });
}

async function setUpOver(
  url: string,
  setting: string,
  resources: Resource[],
  secrets: Secrets | undefined,
): Promise<string[]> {
  const owner = await reach(url, setting);
  try {
    return await setUp(owner, resources, { secrets });
  } finally {
    await owner.close();
  }
}
