import type { QueryAnswer } from '../../server/db/connection.ts';
import type { OpenDatabase } from '../../server/db/open-database.ts';
import { PgliteSession } from '../../server/db/pglite-session.ts';
import { servePglite } from '../../server/db/pglite.ts';
import { lendPglite } from './lent-pglite.ts';
import { testTemplate } from './template.ts';

export interface RecordedDatabase {
  database: OpenDatabase;
  /** What the database was asked, in order; a test empties it. */
  statements: string[];
}

/** A database that notes the text of each statement: two calls with one list of texts have done the same work. */
export async function recordedDatabase(): Promise<RecordedDatabase> {
  const pglite = await lendPglite(await testTemplate());
  const session = new RecordingSession(pglite);
  return { database: await servePglite(pglite, {}, [], session), statements: session.statements };
}

/** Parameters are not noted: they differ from account to account. */
class RecordingSession extends PgliteSession {
  readonly statements: string[] = [];

  override query(text: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    this.statements.push(text);
    return super.query(text, parameters);
  }

  override script(text: string): Promise<void> {
    this.statements.push(text);
    return super.script(text);
  }
}
