/**
 * The only access to the database. No code outside `server/db` holds a connection. A caller names a store and gets a
 * scope that row-level security limits to it.
 */
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../../generated/platform-tables.ts';
import type { ResourceTables } from '../../generated/tables.ts';
import type { Events, StoreEvent } from '../ports/ports.ts';
import type { Secrets } from '../ports/secrets.ts';

/** Rows of the tables that the schemas declare, and of those that `server/db/baseline/` and the migrations create. */
export interface Tables extends ResourceTables, PlatformTables {}

/** A database handle inside one scope. */
export type Sql = Kysely<Tables>;

/** A transaction inside one store. All its statements commit together or not at all. */
export interface StoreTx {
  readonly storeId: number;
  readonly sql: Sql;
  /** Sent to the subscribers of every process after the commit, never without it. A hint to look again: a crash right after the commit loses it. */
  notify(event: Omit<StoreEvent, 'storeId'>): void;
  /**
   * The last statement, already sent: the commit follows it without waiting for its answer. When nothing may be committed
   * the statement must fail, not answer so.
   */
  last(statement: Promise<unknown>): void;
  /** Called once all is committed, and never when it is not: to remember what was seen in here. */
  committed(then: () => void): void;
}

export interface Database {
  /** Reads of one store: no transaction, row-level security set to it. A statement sees one snapshot. */
  read<T>(storeId: number, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Like `read`, for what may be some seconds old: lists, exports, statistics. A replica answers where there is one that
   * is not behind. What the caller has written is always in it.
   */
  readReplica<T>(storeId: number, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Notes that a store was written to through another process. Undefined where no replica answers anything. */
  readonly noteWrite?: ((storeId: number) => void) | undefined;
  /** Writes of one store, in one transaction; serialization failures and deadlocks are retried (the work must be repeatable). */
  write<T>(storeId: number, work: (tx: StoreTx) => Promise<T>): Promise<T>;
  /** Tables that belong to no store: users, sessions, stores, rate limits. Rows of stores are invisible here. */
  platform<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Reads across stores on behalf of a person of the platform's staff. The database asks for their role with each
   * statement; without it every table is empty. `server/modules/staff` alone calls it.
   */
  staff<T>(userId: number, work: (sql: Sql) => Promise<T>): Promise<T>;
  platformWrite<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** True while a `select 1` answers within a second. */
  healthy(): Promise<boolean>;
  /** True while reads answer and writes can succeed: not on a full disk, nor in a database that is read-only. */
  writable(): Promise<boolean>;
  close(): Promise<void>;
}

/** `subscribe` of every process of the database, and whether its listener is connected. */
export interface LiveEvents extends Events {
  healthy(): boolean;
}

/** A database that is ready: migrated, its tables as the schemas say. */
export interface OpenDatabase extends Database {
  readonly events: LiveEvents;
  /** What opening it changed, a line each. */
  readonly report: string[];
}

/** How far an upgrade of existing data is. */
export interface SetupStep {
  /** The migration that begins now, from 1 on. */
  number: number;
  of: number;
  name: string;
}

/** Of times, milliseconds; the defaults suit a shop and a server of two cores alike. */
export interface DatabaseOptions {
  /** Connections of this process, the listener's own not among them. */
  maxConnections?: number;
  /** Longest wait for a connection. */
  acquireTimeout?: number;
  /** As many calls may wait for one; further ones are refused at once. */
  longestQueue?: number;
  statementTimeout?: number;
  lockTimeout?: number;
  /** Seals secrets that a former version stored in clear. Its keys must be those of the database. */
  secrets?: Secrets;
  /** Called while existing data are upgraded. */
  progress?: (step: SetupStep) => void;
  /** Ends an upgrade that is under way; its transaction is taken back. */
  signal?: AbortSignal;
}

export const DEFAULTS = {
  maxConnections: 10,
  acquireTimeout: 10_000,
  longestQueue: 500,
  statementTimeout: 15_000,
  lockTimeout: 10_000,
  idleInTransaction: 30_000,
} as const;
