import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Resource } from '../../domain/schema/model.ts';
import type { Connection, Sessions } from '../../server/db/connection.ts';
import type { DatabaseOptions, OpenDatabase } from '../../server/db/database.ts';
import type { PgSessions } from '../../server/db/pg-connection.ts';
import { openSessions, servePostgres, settingsOf } from '../../server/db/postgres.ts';
import { sessionSetup } from '../../server/db/scope.ts';
import { restoreRows, shapeOf } from './kept-rows.ts';
import { copyDatabase, type NewDatabase } from './postgres-server.ts';
import { bareTemplate, type Template } from './template.ts';

/** As many calls of a test reach the database at once, unless it says otherwise. */
const CONNECTIONS = 4;
/** Milliseconds that a session may still be held when its database is returned. */
const PATIENCE = 1000;
/** Milliseconds. On a busy machine a statement that is right may take longer than the product's own limits. */
const LIMITS = { statementTimeout: 60_000, lockTimeout: 60_000, acquireTimeout: 60_000 };
/** Databases that wait for a borrower, each with its sessions; further ones are dropped. */
const MOST_FREE = 4;

/** A copy of a template, with the sessions that were opened on it. */
interface Copy {
  /** The template's. */
  name: string;
  database: NewDatabase;
  owner: Client;
  shape: string;
  /** By how many there may be. */
  sessions: Map<number, PgSessions>;
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
  const max = options.maxConnections ?? CONNECTIONS;
  const sessions =
    copy.sessions.get(max) ?? openSessions(copy.database.url, { ...LIMITS, maxConnections: max });
  copy.sessions.set(max, sessions);
  const lent = new LentSessions(sessions, wrap);
  const { url } = copy.database;
  const database = await servePostgres(
    { url, listenUrl: url, shared: false },
    { ...LIMITS, ...options },
    [],
    lent,
  );
  const close = database.close.bind(database);
  let closed: Promise<void> | undefined;
  return Object.assign(database, {
    close: () => (closed ??= close().then(() => takeBack(copy, lent))),
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
  return { name: template.name, database, owner, shape: await shapeOf(owner), sessions: new Map() };
}

async function takeBack(copy: Copy, lent: LentSessions): Promise<void> {
  await lent.reset();
  if ((await shapeOf(copy.owner)) !== copy.shape) return discard(copy);
  await restoreRows(copy.owner);
  shelf.push(copy);
  if (shelf.length > MOST_FREE) await discard(shelf.shift());
}

/** In this order: a role that was taken on may not do the rest. */
const RESET = [
  'reset session authorization; reset role; reset all; select pg_advisory_unlock_all(); close all; unlisten *; discard temp',
  sessionSetup(settingsOf(LIMITS)),
].join('; ');

async function discard(copy: Copy | undefined): Promise<void> {
  if (copy === undefined) return;
  await Promise.all([copy.owner.end(), ...[...copy.sessions.values()].map((sessions) => sessions.close())]);
  await copy.database.drop();
}

/** Sessions as one borrower has them: code that still holds one after closing cannot reach the next borrower's data. */
class LentSessions implements Sessions {
  readonly #sessions: PgSessions;
  readonly #wrap: (connection: Connection) => Connection;
  readonly #lent = new Map<Connection, Promise<void>>();
  #most = 0;
  #returned = false;

  constructor(sessions: PgSessions, wrap: (connection: Connection) => Connection) {
    this.#sessions = sessions;
    this.#wrap = wrap;
  }

  async acquire(): Promise<Connection> {
    if (this.#returned) throw new Error('The database of this session has been given back');
    const own = await this.#sessions.acquire();
    const close = own.close.bind(own);
    const closed = new Promise<void>((resolve) => {
      own.close = async () => {
        await close();
        this.#lent.delete(own);
        resolve();
      };
    });
    this.#lent.set(own, closed);
    this.#most = Math.max(this.#most, this.#lent.size);
    return this.#wrap(own);
  }

  /** Work that holds a session for much longer has lost it. */
  async close(): Promise<void> {
    this.#returned = true;
    const patience = new AbortController();
    const patient = pause(PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#lent.values()), patient]);
    patience.abort();
    await Promise.all([...this.#lent.keys()].map((one) => one.close()));
  }

  /** Undoes what transactions have set for longer than themselves. The pool lends the last returned first: these were used. */
  async reset(): Promise<void> {
    const used = await Promise.all(Array.from({ length: this.#most }, () => this.#sessions.acquire()));
    await Promise.all(used.map((one) => one.script(RESET).finally(() => one.close())));
  }
}
