/**
 * `npm run secrets -- rotate`: encrypts every secret in the database with a new key. Without SECRETS_KEYS it makes that
 * key itself, and the file in the data folder holds it alone afterwards. With SECRETS_KEYS it takes the first one.
 */
import path from 'node:path';
import { createLogger } from '../server/adapters/pino-logger.ts';
import { keepKeys, keptKeys } from '../server/adapters/secret-keys.ts';
import { readConfig, type Config } from '../server/config.ts';
import { openPorts } from '../server/open-ports.ts';
import { newKey } from '../server/secrets/keys.ts';
import { rotateSecrets } from '../server/secrets/rotate.ts';
import { runCommand, UsageError } from './lib/operator-command.ts';

const USAGE = 'npm run secrets -- rotate';
const ROOT = path.resolve(import.meta.dirname, '..');

/** The file has both keys until every secret has the new one, so that a crash in between loses none. */
async function rotateFile(config: Config): Promise<number> {
  const { dataFolder } = config;
  const before = await keptKeys(dataFolder);
  const key = newKey();
  await keepKeys(dataFolder, [key, ...before]);
  let opened = false;
  try {
    const count = await rotate(config, () => {
      opened = true;
    });
    await keepKeys(dataFolder, [key]);
    return count;
  } catch (error) {
    if (!opened) await keepKeys(dataFolder, before);
    throw error;
  }
}

async function rotate(config: Config, opened = (): void => undefined): Promise<number> {
  const { ports, close } = await openPorts(config, createLogger(config.logLevel), ROOT);
  opened();
  try {
    return await rotateSecrets(ports);
  } finally {
    await close();
  }
}

await runCommand(USAGE, async ([verb]) => {
  if (verb !== 'rotate') throw new UsageError(USAGE);
  const config = readConfig(process.env);
  const count = config.secretsKeys === undefined ? await rotateFile(config) : await rotate(config);
  console.log(`${count} secrets are encrypted with the new key`);
  if (config.secretsKeys !== undefined && config.secretsKeys.length > 1)
    console.log('SECRETS_KEYS needs its first key only');
});
