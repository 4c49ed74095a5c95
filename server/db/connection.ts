import type { Scope } from './scope.ts';

/** One session with PostgreSQL or PGlite: the little that scopes and set-up need of a driver. */
export interface QueryAnswer {
  rows: Record<string, unknown>[];
  /** Rows inserted, updated or deleted. */
  affected?: number;
}

export interface Connection {
  /** One statement with parameters. Statements may be sent before the one before has answered; they run in order. */
  query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  /**
   * Statements that each have a read-only transaction of their own in the scope, in one message each way. Undefined where
   * the scope cannot be prepared in the session.
   */
  within?(scope: Scope): Pick<Connection, 'query'> | undefined;
  /** Statements without parameters, in one round trip. */
  script(text: string): Promise<void>;
  /** Ends the transaction, also when it rejects. Rejects when the server rolled it back because a statement in it had failed unnoticed. */
  commit(): Promise<void>;
  /** Undoes the transaction; never rejects. */
  rollback(): Promise<void>;
  /** True once the session is lost. */
  readonly broken: boolean;
  /** Ends the session, or returns it to those who lent it. */
  close(): Promise<void>;
}

/** Sessions of the application; each is lent to one caller at a time. */
export interface Sessions {
  /** @throws ApiError `unavailable` when none comes free in time, too many wait already, or they are closed */
  acquire(): Promise<Connection>;
  /** Waits for the work under way, but not for ever. */
  close(): Promise<void>;
}

/** Of a `commit` that PostgreSQL answered with a rollback, for which it has no error of its own. */
export function rolledBack(): Error {
  return new Error(
    'The transaction was rolled back: a statement in it had failed and its error was not passed on',
  );
}

/** Ends a transaction that has changed nothing, whatever became of it, and returns its session. */
export async function endRead(connection: Connection): Promise<void> {
  if (!connection.broken) await connection.script('end').catch(() => undefined);
  await connection.close();
}
