import type { Events } from '../ports/ports.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Database } from './database.ts';
import type { SetupStep } from './setup.ts';

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
