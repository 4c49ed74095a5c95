import { Client } from 'pg';
import type { Resource } from '../../domain/schema/model.ts';
import type { Connection, QueryAnswer } from '../../server/db/connection.ts';
import type { DatabaseOptions, OpenDatabase } from '../../server/db/open-database.ts';
import { PgConnection, type SessionOptions } from '../../server/db/pg-connection.ts';
import { servePostgres } from '../../server/db/postgres.ts';
import { restoreRows, shapeOf } from './kept-rows.ts';
import { copyDatabase, type NewDatabase } from './postgres-server.ts';
import { bareTemplate, type Template } from './template.ts';

/** As many calls of a test reach the database at once, unless it says otherwise. */
const CONNECTIONS = 4;
/** Databases that wait for a borrower, each with its sessions; further ones are dropped. */
const MOST_FREE = 4;

/** A copy of a template, with the sessions that were opened on it. */
interface Copy {
  /** The template's. */
  name: string;
  database: NewDatabase;
  owner: Client;
  shape: string;
  free: PgConnection[];
}

declare global {
  /** Returned and free, the latest last. Some files of a process reload their modules, but databases are reused. */
  var lendableDatabases: Copy[] | undefined;
}
const shelf = (globalThis.lendableDatabases ??= []);

export interface LendOptions extends DatabaseOptions {
  /** Every session of the application passes through it. */
  wrap?(connection: Connection): Connection;
}

/**
 * A database with the template's content. Closing returns it, and the next borrower receives it with its sessions:
 * restoring its rows costs some milliseconds, a new copy two hundred. One with changed tables is not lent again.
 */
export async function lendDatabase(
  template: Template,
  { wrap = (connection) => connection, ...options }: LendOptions = {},
): Promise<OpenDatabase> {
  const at = shelf.findLastIndex(({ name }) => name === template.name);
  const copy = shelf.splice(at, at === -1 ? 0 : 1)[0] ?? (await make(template));
  const lent = new Set<LentConnection>();
  const open = async (session: SessionOptions): Promise<Connection> => {
    const own = new LentConnection(await openSession(copy, session));
    lent.add(own);
    return wrap(own);
  };
  const settings = { maxConnections: CONNECTIONS, ...options };
  const database = await servePostgres(copy.database.url, settings, [], open);
  const close = database.close.bind(database);
  let closed: Promise<void> | undefined;
  return Object.assign(database, {
    close: () => (closed ??= close().then(() => takeBack(copy, [...lent]))),
  });
}

/** A database with the tables of these resources and without anybody: fresh, and returned when closed. */
export async function openFresh(resources: Resource[], options: DatabaseOptions = {}): Promise<OpenDatabase> {
  return lendDatabase(await bareTemplate(resources), options);
}

async function make(template: Template): Promise<Copy> {
  const database = await copyDatabase(template.name);
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  return { name: template.name, database, owner, shape: await shapeOf(owner), free: [] };
}

async function openSession(copy: Copy, session: SessionOptions): Promise<PgConnection> {
  const free = copy.free.pop();
  if (free === undefined) return PgConnection.open(copy.database.url, session);
  if (session.setup !== undefined) await free.script(session.setup);
  return free;
}

async function takeBack(copy: Copy, lent: LentConnection[]): Promise<void> {
  const sessions = lent.map((one) => one.take()).filter((one) => !one.broken);
  await Promise.all(sessions.map(reset));
  copy.free.push(...sessions);
  if ((await shapeOf(copy.owner)) !== copy.shape) return discard(copy);
  await restoreRows(copy.owner);
  shelf.push(copy);
  if (shelf.length > MOST_FREE) await discard(shelf.shift());
}

/** In this order: a transaction that was left open would refuse the rest. */
function reset(session: PgConnection): Promise<void> {
  return session.script(
    'rollback; reset session authorization; reset role; reset all; select pg_advisory_unlock_all(); close all; unlisten *; discard temp',
  );
}

async function discard(copy: Copy | undefined): Promise<void> {
  if (copy === undefined) return;
  await Promise.all([copy.owner.end(), ...copy.free.map((session) => session.close())]);
  await copy.database.drop();
}

/** A session as one borrower has it: code that still holds it after closing cannot reach the next borrower's data. */
class LentConnection implements Connection {
  readonly #session: PgConnection;
  #returned = false;

  constructor(session: PgConnection) {
    this.#session = session;
  }

  /** The session, which this one has nothing to do with any more. */
  take(): PgConnection {
    this.#returned = true;
    return this.#session;
  }

  get broken(): boolean {
    return this.#returned || this.#session.broken;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return this.#own().query(text, parameters);
  }

  async script(text: string): Promise<void> {
    return this.#own().script(text);
  }

  async begin(): Promise<void> {
    return this.#own().begin();
  }

  async commit(): Promise<void> {
    return this.#own().commit();
  }

  async rollback(): Promise<void> {
    if (!this.#returned) await this.#session.rollback();
  }

  /** It is reset when its database is returned. */
  async close(): Promise<void> {}

  #own(): PgConnection {
    if (this.#returned) throw new Error('The database of this session has been given back');
    return this.#session;
  }
}
