import { Client } from 'pg';
import type { Resource } from '../../domain/schema/model.ts';
import type { StoreEvent } from '../ports/ports.ts';
import type { Connection, Sessions } from './connection.ts';
import { CHANNEL, Subscriptions } from './notify.ts';
import { DEFAULTS, type DatabaseOptions, type OpenDatabase } from './database.ts';
import { PgConnection, PgSessions } from './pg-connection.ts';
import { Replica } from './replica.ts';
import { APP_ROLE, appSettings, sessionSetup } from './scope.ts';
import { ScopedDatabase } from './scoped.ts';
import { SetupError } from './failures.ts';
import { setUp } from './setup.ts';

/** What the role that logs in could do beyond its grants, a word each; empty for one that owns nothing and is a member of nothing. */
const WAYS = `
select array_remove(array[
  case when r.rolsuper then 'superuser' end,
  case when r.rolbypassrls then 'bypassrls' end,
  case when r.rolcreaterole then 'createrole' end,
  case when r.rolcreatedb then 'createdb' end,
  case when r.rolreplication then 'replication' end,
  case when exists (select from pg_auth_members m where m.member = r.oid) then 'member of another role' end,
  case when exists (select from pg_class c where c.relowner = r.oid) then 'owner of a table' end,
  case when exists (select from pg_proc p where p.proowner = r.oid) then 'owner of a function' end,
  case when exists (select from pg_namespace n where n.nspowner = r.oid) then 'owner of a schema' end,
  case when exists (select from pg_database d where d.datdba = r.oid) then 'owner of a database' end
], null) as ways, r.rolname as name
from pg_roles r where r.rolname = session_user`;

/**
 * Makes sure that the application's login stays what it is, whatever statements reach it.
 * @param url of the application's connections
 * @throws SetupError when the login is another role, or has rights beyond its grants
 */
export async function refuseWaysOut(url: string): Promise<void> {
  const connection = await reach(url, 'DATABASE_URL');
  try {
    const { rows } = await connection.query(WAYS, []);
    const name = String(rows[0]?.['name']);
    const found = rows[0]?.['ways'];
    const ways = Array.isArray(found) ? found.map(String) : [];
    if (name !== APP_ROLE)
      throw new SetupError(
        `With DATABASE_OWNER_URL, the user of DATABASE_URL must be ${APP_ROLE}, not ${name}. Run: alter role ${APP_ROLE} login password '…', and put it into DATABASE_URL`,
      );
    if (ways.length > 0)
      throw new SetupError(
        `The role ${APP_ROLE} has a way to other rights (${ways.join(', ')}). Take them from it: the application needs none of them`,
      );
  } finally {
    await connection.close();
  }
}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/**
 * A dead network does not end a connection by itself. The listener checks it this often, and leaves it after twice
 * that.
 */
const HEARTBEAT = 15_000;

/**
 * One connection that LISTENs for as long as the process lives. It reconnects by itself, and then sends every listener
 * `resync`: events may have been missed meanwhile.
 */
class PgListener {
  readonly events: Subscriptions;
  readonly #url: string;
  #client: Client | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;

  /** @param before is called with each event before its listeners are, and of a store without listeners too */
  constructor(url: string, before: (event: StoreEvent) => void) {
    this.#url = url;
    this.events = new Subscriptions(() => this.#client !== undefined, before);
  }

  /** @throws the driver's error when the first connection fails; later ones are tried again without end */
  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: HEARTBEAT,
    });
    client.on('notification', ({ payload }) => this.events.receive(payload));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    this.#pause = FIRST_PAUSE;
    this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #beat(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.#client === client) this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    void client.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = setTimeout(() => {
      this.connect().then(
        () => this.events.resync(),
        () => this.#retry(),
      );
    }, pause);
  }
}

export interface PostgresSource {
  /** The application's connections. */
  url: string;
  /** The user who owns the tables, for migrations only; `url`'s is then a role without any way to another. The same as `url` when left out. */
  ownerUrl?: string;
  /** PostgreSQL itself as `url`'s user, where `url` leads through a pooler in transaction mode: no such pooler passes notifications on. */
  directUrl?: string;
  /** A streaming replica of it. */
  replicaUrl?: string;
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
  const { url, ownerUrl, directUrl, replicaUrl } = source;
  const shared = await sharesSessions(() => reach(url, 'DATABASE_URL'));
  if (shared && directUrl === undefined)
    throw new SetupError(
      'DATABASE_URL leads through a pooler in transaction mode, which passes no notifications on: put the address of PostgreSQL itself into DATABASE_DIRECT_URL, or set the pooler to session mode (pool_mode = session).',
    );
  const direct: [url: string, setting: string] =
    directUrl === undefined ? [url, 'DATABASE_URL'] : [directUrl, 'DATABASE_DIRECT_URL'];
  const report =
    ownerUrl === undefined
      ? await setUpOver(...direct, resources, options)
      : await setUpOver(ownerUrl, 'DATABASE_OWNER_URL', resources, options);
  if (ownerUrl !== undefined) await refuseWaysOut(direct[0]);
  return servePostgres({ url, listenUrl: direct[0], replicaUrl, shared }, options, report);
}

/** What serving needs to know of a database. */
export interface ServedSource {
  url: string;
  /** PostgreSQL itself. */
  listenUrl: string;
  replicaUrl?: string | undefined;
  /** A pooler gives each transaction to any session of PostgreSQL: a session remembers nothing. */
  shared: boolean;
}

/**
 * The same over a database that has been set up.
 * @param report what setting it up changed
 * @param given sessions of the application; those of a pool of its own when left out
 */
export async function servePostgres(
  { url, listenUrl, replicaUrl, shared }: ServedSource,
  options: DatabaseOptions = {},
  report: string[] = [],
  given?: Sessions,
): Promise<OpenDatabase> {
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, options);
  // An event follows a write through any process, and a listener that reads at once must find it.
  const listener = new PgListener(listenUrl, ({ storeId }) => replica?.noteWrite(storeId));
  await listener.connect();
  const settings = settingsOf(options);
  const sessions = given ?? openSessions(url, options, shared ? null : sessionSetup(settings));
  const database = new ScopedDatabase(sessions, shared ? settings : [], () => listener.close(), replica);
  return Object.assign(database, { events: listener.events, report });
}

/** Milliseconds after which a statement of a replica is left to the primary. */
const REPLICA_TIMEOUT = 5000;

/** Whatever stands in between: its transactions set all for themselves. It need not answer now. */
function openReplica(url: string, options: DatabaseOptions): Replica {
  const patient = { ...options, acquireTimeout: 1000, statementTimeout: REPLICA_TIMEOUT };
  return new Replica(openSessions(url, patient, null), settingsOf(patient));
}

/** What each statement of the application runs with. */
export function settingsOf(options: DatabaseOptions): string[] {
  const times = { ...DEFAULTS, ...options };
  return appSettings({
    statement: times.statementTimeout,
    lock: times.lockTimeout,
    idleInTransaction: times.idleInTransaction,
  });
}

/**
 * Sessions of a pool of this process.
 * @param setup what each runs first; null behind a pooler in transaction mode
 */
export function openSessions(
  url: string,
  options: DatabaseOptions = {},
  setup: string | null = sessionSetup(settingsOf(options)),
): PgSessions {
  const settings = { ...DEFAULTS, ...options };
  return new PgSessions(url, {
    max: settings.maxConnections,
    patience: settings.acquireTimeout,
    longestQueue: settings.longestQueue,
    // The server ends what is too slow by itself; only one that hangs is silent for longer.
    silence: settings.statementTimeout + 5000,
    setup,
  });
}

/** Milliseconds that a statement may wait for another session: a pooler with a single server has none to give. */
const POOLER_PATIENCE = 3_000;

/** A session in which a pooler is looked for. */
export type ProbedSession = Pick<Connection, 'query' | 'script' | 'close'>;

/**
 * Whether a pooler in transaction mode stands in between: it gives each transaction to any session of PostgreSQL.
 * @param open makes a session as the application does
 */
export async function sharesSessions(open: () => Promise<ProbedSession>): Promise<boolean> {
  const first = await open();
  const second = await open();
  try {
    const before = await serverOf(first);
    // The second one holds on to the server that the first has just had, if anybody may have that.
    await second.script('begin');
    await serverOf(second);
    return (await Promise.race([serverOf(first), timeout()])) !== before;
  } finally {
    await second.script('rollback');
    await Promise.all([first.close(), second.close()]);
  }
}

async function serverOf(session: ProbedSession): Promise<unknown> {
  const { rows } = await session.query('select pg_backend_pid() as pid', []);
  return rows[0]?.['pid'];
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), POOLER_PATIENCE).unref();
  });
}

async function setUpOver(
  url: string,
  setting: string,
  resources: Resource[],
  { secrets, progress, signal }: DatabaseOptions,
): Promise<string[]> {
  const owner = await reach(url, setting);
  const { rows } = await owner.query('select pg_backend_pid() as pid', []);
  const stop = (): void => void terminate(url, setting, Number(rows[0]?.['pid']));
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await setUp(owner, resources, { secrets, progress });
  } finally {
    signal?.removeEventListener('abort', stop);
    await owner.close();
  }
}

/** Ends a session of ours in the middle of a statement. */
async function terminate(url: string, setting: string, pid: number): Promise<void> {
  const other = await reach(url, setting);
  await other.query('select pg_terminate_backend($1)', [pid]).finally(() => other.close());
}

/**
 * A connection for the start.
 * @param setting that an operator looks at when it fails
 * @throws SetupError
 */
export async function reach(url: string, setting: string): Promise<PgConnection> {
  return PgConnection.open(url).catch((cause: unknown) => {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(`The database ${host}${pathname} cannot be opened: ${reason}. Check ${setting}.`, {
      cause,
    });
  });
}
