/** One session with PostgreSQL or PGlite: the little that pool, scopes and set-up need of a driver. */
export interface QueryAnswer {
  rows: Record<string, unknown>[];
  /** Rows inserted, updated or deleted. */
  affected?: number;
}

export interface Connection {
  /** One statement with parameters. Statements may be sent before the one before has answered; they run in order. */
  query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  /** Statements without parameters, in one round trip. */
  script(text: string): Promise<void>;
  /** Begins a transaction. Statements that are sent behind one that fails do not run and are refused. */
  begin(): Promise<void>;
  /** Ends the transaction, also when it rejects. Rejects when the server rolled it back because a statement in it had failed unnoticed. */
  commit(): Promise<void>;
  /** Undoes the transaction; never rejects. */
  rollback(): Promise<void>;
  /** True once the session is lost; it is never lent again. */
  readonly broken: boolean;
  close(): Promise<void>;
}

/** Of a `commit` that PostgreSQL answered with a rollback, for which it has no error of its own. */
export function rolledBack(): Error {
  return new Error(
    'The transaction was rolled back: a statement in it had failed and its error was not passed on',
  );
}
