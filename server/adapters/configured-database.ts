import { openDatabase } from '../db/open.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { DatabaseOptions, OpenDatabase } from '../db/open-database.ts';
import type { PostgresSource } from '../db/postgres.ts';
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
type PostgresConfig = Extract<DatabaseConfig, { engine: 'postgres' }>;

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
  if (source.engine === 'pglite') return closing(await openDatabase({ kind: 'pglite' }, resources, options));
  if (source.engine === 'postgres')
    return closing(await openDatabase(postgresOf(source), resources, options));
  const server = await startEmbeddedPostgres(dataFolder);
  try {
    const database = await openDatabase(server.source, resources, options);
    return {
      database,
      close: () => database.close().finally(() => server.stop()),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function postgresOf({ url, ownerUrl, directUrl, replicaUrl }: PostgresConfig): PostgresSource {
  return {
    kind: 'postgres',
    url,
    ...(ownerUrl === undefined ? {} : { ownerUrl }),
    ...(directUrl === undefined ? {} : { directUrl }),
    ...(replicaUrl === undefined ? {} : { replicaUrl }),
  };
}

function closing(database: OpenDatabase): ConfiguredDatabase {
  return { database, close: () => database.close() };
}
