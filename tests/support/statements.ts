import type { Connection, QueryAnswer } from '../../server/db/connection.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { lendDatabase } from './lent-database.ts';
import { productResources } from './resources.ts';
import { bareTemplate } from './template.ts';

export interface RecordedDatabase {
  database: OpenDatabase;
  /** What the database was asked, in order; a test empties it. */
  statements: string[];
}

/** A database that notes the text of each statement: two calls with one list of texts have done the same work. */
export async function recordedDatabase(): Promise<RecordedDatabase> {
  const statements: string[] = [];
  const wrap = (connection: Connection): Connection => new RecordingConnection(connection, statements);
  // One session, so that the order does not depend on which of several was free.
  const database = await lendDatabase(await bareTemplate(productResources()), { maxConnections: 1, wrap });
  return { database, statements };
}

/** Parameters are not noted: they differ from account to account. */
class RecordingConnection implements Connection {
  readonly #connection: Connection;
  readonly #statements: string[];

  constructor(connection: Connection, statements: string[]) {
    this.#connection = connection;
    this.#statements = statements;
  }

  get broken(): boolean {
    return this.#connection.broken;
  }

  query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    this.#statements.push(text);
    return this.#connection.query(text, parameters);
  }

  /** What begins and ends a transaction is no work. */
  script(text: string): Promise<void> {
    return this.#connection.script(text);
  }

  commit(): Promise<void> {
    return this.#connection.commit();
  }

  rollback(): Promise<void> {
    return this.#connection.rollback();
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
