import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_FOLDER } from '../../../server/adapters/embedded-postgres/engine-marker.ts';
import { startEmbeddedPostgres } from '../../../server/adapters/embedded-postgres/start.ts';
import { readConfig } from '../../../server/config.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { reach } from '../../../server/db/reach.ts';
import type { Environment } from '../../../server/environment.ts';

/**
 * Does work over the database that the settings name, as the user who owns its tables. The server may be off, or refuse
 * to start.
 * @throws ConfigError, FolderError or SetupError when the database cannot be opened
 */
export async function withOwner<T>(env: Environment, work: (owner: Connection) => Promise<T>): Promise<T> {
  const { database, dataFolder } = readConfig(env);
  if (database.engine === 'pglite')
    throw new Error('TENDERO_ENGINE=pglite keeps nothing: there is no data to look at');
  if (database.engine === 'postgres')
    return database.ownerUrl === undefined
      ? overUrl(database.url, 'DATABASE_URL', work)
      : overUrl(database.ownerUrl, 'DATABASE_OWNER_URL', work);
  if (!existsSync(path.join(dataFolder, ENGINE_FOLDER.embedded)))
    throw new Error(`There is no data in ${dataFolder} yet. TENDERO_DATA names another folder.`);
  const server = await startEmbeddedPostgres(dataFolder);
  try {
    return await overUrl(server.source.ownerUrl, 'TENDERO_DATA', work);
  } finally {
    await server.stop();
  }
}

async function overUrl<T>(
  url: string,
  setting: string,
  work: (owner: Connection) => Promise<T>,
): Promise<T> {
  const owner = await reach(url, setting);
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}
