/**
 * `npm run secrets -- rotate`: encrypts every secret in the database with a new key. Without SECRETS_KEYS it makes that
 * key itself, and the file in the data folder holds it alone afterwards. With SECRETS_KEYS it takes the first one.
 */
import path from 'node:path';
import { createLogger } from '../server/adapters/pino-logger.ts';
import { keepKeys, keptKeys, type Keys } from '../server/adapters/secret-keys.ts';
import { readConfig, type Config } from '../server/config.ts';
import { openPorts } from '../server/open-ports.ts';
import { aesGcmSecrets } from '../server/secrets/aes-gcm.ts';
import { newKey } from '../server/secrets/keys.ts';
import { rotateSecrets } from './lib/rotate-secrets.ts';
import { runCommand, UsageError } from './lib/operator-command.ts';

const USAGE = 'npm run secrets -- rotate';
const OWN_KEYS =
  'With DATABASE_URL other servers may use the key of this folder. Put a new key and, behind it, that of the file secrets-keys into SECRETS_KEYS of each of them, and run this with the same settings (docs/guides/operate.md).';
const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Writes the file only while the folder is ours. It has both keys while secrets move to the new one, so that a crash
 * in between loses none.
 */
async function rotateFile(config: Config): Promise<number> {
  const { dataFolder, database } = config;
  if (database.engine === 'postgres') throw new UsageError(OWN_KEYS);
  const { ports, close } = await openPorts(config, createLogger(config.logLevel), ROOT);
  try {
    const key = newKey();
    const keys: Keys = [key, ...(await keptKeys(dataFolder))];
    await keepKeys(dataFolder, keys);
    const count = await rotateSecrets({ ...ports, secrets: await aesGcmSecrets(keys) });
    await keepKeys(dataFolder, [key]);
    return count;
  } finally {
    await close();
  }
}

async function rotateSettings(config: Config): Promise<number> {
  const { ports, close } = await openPorts(config, createLogger(config.logLevel), ROOT);
  try {
    return await rotateSecrets(ports);
  } finally {
    await close();
  }
}

await runCommand(USAGE, async ([verb]) => {
  if (verb !== 'rotate') throw new UsageError(USAGE);
  const config = readConfig(process.env);
  const count = config.secretsKeys === undefined ? await rotateFile(config) : await rotateSettings(config);
  console.log(`${count} secrets are encrypted with the new key`);
  if (config.secretsKeys !== undefined && config.secretsKeys.length > 1)
    console.log('SECRETS_KEYS needs its first key only');
});
