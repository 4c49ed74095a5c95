import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../server/db/open-database.ts';
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
  const statements: string[] = [];
  const pglite = recording(await lendPglite(await testTemplate()), statements);
  return { database: await servePglite(pglite), statements };
}

/** Parameters are not noted: they differ from account to account. */
function recording(pglite: PGlite, statements: string[]): PGlite {
  return new Proxy(pglite, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || (key !== 'query' && key !== 'exec')) return value;
      return (text: string, ...rest: unknown[]): unknown => {
        statements.push(text);
        return value.call(target, text, ...rest);
      };
    },
  });
}
