import { readResources } from '../../domain/schema/read.ts';
import { createMemoryFiles } from '../../server/adapters/memory-files.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { webPasswords } from '../../server/adapters/web-passwords.ts';
import { createApi, type Api } from '../../server/api.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { randomSecret } from '../../server/encoding.ts';
import { loadDemo } from '../../server/modules/imports/module.ts';
import { aesGcmSecrets } from '../../server/secrets/aes-gcm.ts';
import { newKey } from '../../server/secrets/keys.ts';
import type { Logger, Ports } from '../../server/ports/ports.ts';
import { canvasPictures } from './canvas-pictures.ts';
import { demoContent } from './content.ts';

const schemas = import.meta.glob('../../schemas/*.json', { import: 'default', eager: true });

/** The server's own API over a PostgreSQL in this page, with the demo store. Leaving the page ends it. */
export async function createBrowserApi(origin: string): Promise<Api> {
  const files = Object.entries(schemas).map(([path, content]): [string, unknown] => [
    path.split('/').at(-1) ?? path,
    content,
  ]);
  const resources = readResources(Object.fromEntries(files));
  const database = await openPglite({ kind: 'pglite' }, resources);
  const ports: Ports = {
    database,
    resources,
    passwords: webPasswords(),
    secrets: await aesGcmSecrets([newKey()]),
    files: createMemoryFiles(),
    pictures: canvasPictures,
    events: database.events,
    clock: systemClock,
    logger: errorLogger,
    settings: {
      origin,
      sessionSecret: randomSecret(),
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      demoSignIn: true,
    },
  };
  const api = createApi(ports);
  await loadDemo(api.ports, await demoContent());
  return api;
}

/** Only defects go to the developer's console; the network panel shows the rest. */
const errorLogger: Logger = {
  ...silentLogger,
  error: (fields, message) => reportError(new Error(`${message}: ${JSON.stringify(fields)}`)),
};
