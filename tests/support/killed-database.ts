import { sql, type KyselyPlugin } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** The database, whose session dies in each writing transaction after so many statements. */
export function killedAfter(database: Database, step: number): Database {
  const write: Database['write'] = (storeId, work) =>
    database.write(storeId, (tx) => {
      let done = 0;
      const dying: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          done += 1;
          if (done === step) {
            // Its own role may not.
            await sql`reset role`.execute(tx.sql);
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx.sql);
          }
          return result;
        },
      };
      return work({ ...tx, sql: tx.sql.withPlugin(dying) });
    });
  return {
    ...database,
    read: database.read.bind(database),
    platform: database.platform.bind(database),
    write,
  };
}
