import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_FOLDER } from '../../../server/adapters/embedded-postgres/engine-marker.ts';
import { startEmbeddedPostgres } from '../../../server/adapters/embedded-postgres/start.ts';
import { keptKeys } from '../../../server/adapters/secret-keys.ts';
import { readConfig } from '../../../server/config.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { reach } from '../../../server/db/postgres.ts';
import type { Secrets } from '../../../server/ports/secrets.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import type { Environment } from '../../../server/environment.ts';

/** @param secrets seals what a changed schema calls a secret */
type OwnersWork<T> = (owner: Connection, secrets: Secrets) => Promise<T>;

/**
 * Does work over the database that the settings name, as the user who owns its tables. The server may be off, or refuse
 * to start.
 * @throws ConfigError, FolderError or SetupError when the database cannot be opened
 */
export async function withOwner<T>(env: Environment, work: OwnersWork<T>): Promise<T> {
  const { database, dataFolder, secretsKeys } = readConfig(env);
  if (database.engine === 'pglite')
    throw new Error('TENDERO_ENGINE=pglite keeps nothing: there is no data to look at');
  const over = async (url: string, setting: string): Promise<T> => {
    const secrets = await aesGcmSecrets(secretsKeys ?? (await keptKeys(dataFolder)));
    return overUrl(url, setting, (owner) => work(owner, secrets));
  };
  if (database.engine === 'postgres')
    return database.ownerUrl === undefined
      ? over(database.url, 'DATABASE_URL')
      : over(database.ownerUrl, 'DATABASE_OWNER_URL');
  if (!existsSync(path.join(dataFolder, ENGINE_FOLDER.embedded)))
    throw new Error(`There is no data in ${dataFolder} yet. TENDERO_DATA names another folder.`);
  const server = await startEmbeddedPostgres(dataFolder);
  try {
    return await over(server.source.ownerUrl, 'TENDERO_DATA');
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
