import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { DatabaseOptions, OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Resource } from '../../domain/schema/model.ts';

export type DatabaseConfig =
  /** The PostgreSQL that comes with the package, in `<data folder>/postgres`. */
  | { engine: 'embedded' }
  /**
   * `ownerUrl`: of the user who owns the tables, for migrations; `url`'s does both when it is left out. `directUrl`:
   * PostgreSQL itself where `url` leads through a pooler in transaction mode. `replicaUrl`: a streaming replica.
   */
  | ({ engine: 'postgres'; url: string } & Record<
      'ownerUrl' | 'directUrl' | 'replicaUrl',
      string | undefined
    >)
  /** In memory, gone with the process. */
  | { engine: 'pglite' };

export interface ConfiguredDatabase {
  database: OpenDatabase;
  /** Closes connections; stops the server when it is ours. */
  close(): Promise<void>;
}

/** Opens the database that the configuration names, and brings it up to the schemas. */
export async function openConfiguredDatabase(
  { database: source, dataFolder }: { database: DatabaseConfig; dataFolder: string },
  resources: Resource[],
  options: Pick<DatabaseOptions, 'secrets' | 'progress' | 'signal'> = {},
): Promise<ConfiguredDatabase> {
  if (source.engine === 'pglite') {
    const { openPglite } = await import('../db/pglite.ts');
    return closing(await openPglite({}, resources, options));
  }
  if (source.engine === 'postgres') return closing(await openPostgres(source, resources, options));
  const server = await startEmbeddedPostgres(dataFolder, options.signal);
  try {
    const database = await openPostgres(server.source, resources, options);
    return {
      database,
      close: () => database.close().finally(() => server.stop()),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function closing(database: OpenDatabase): ConfiguredDatabase {
  return { database, close: () => database.close() };
}
