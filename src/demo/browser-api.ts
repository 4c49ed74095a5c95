import { readResources } from '../../domain/schema/read.ts';
import { localDomains } from '../../server/adapters/local-domains.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { webPasswords } from '../../server/adapters/web-passwords.ts';
import { createApi, type Api } from '../../server/api.ts';
import { loadDemo } from '../../server/modules/imports/module.ts';
import { aesGcmSecrets } from '../../server/secrets/aes-gcm.ts';
import type { Logger, Ports } from '../../server/ports/ports.ts';
import { canvasPictures } from './canvas-pictures.ts';
import { demoContent } from './content.ts';
import { openKeptDatabase } from './kept-database.ts';
import { keptFiles, keptKey, keptSecret } from './kept.ts';

const schemas = import.meta.glob('../../schemas/*.json', { import: 'default', eager: true });

/**
 * The server's own API over a PostgreSQL in this page, with the demo store. IndexedDB keeps both, so that a reload goes
 * on with the same data. Clearing the site's data in the browser starts afresh.
 */
export async function createBrowserApi(origin: string): Promise<Pick<Api, 'fetch'>> {
  const files = Object.entries(schemas).map(([path, content]): [string, unknown] => [
    path.split('/').at(-1) ?? path,
    content,
  ]);
  const resources = readResources(Object.fromEntries(files));
  const { database, keep } = await openKeptDatabase(resources);
  const ports: Ports = {
    database,
    resources,
    passwords: webPasswords(),
    secrets: await aesGcmSecrets([await keptKey()]),
    domains: localDomains(),
    files: keptFiles,
    pictures: canvasPictures,
    events: database.events,
    clock: systemClock,
    logger: errorLogger,
    settings: {
      origin,
      sessionSecret: await keptSecret(),
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      demoSignIn: true,
    },
  };
  const api = createApi(ports);
  const loaded = await loadDemo(api.ports, await demoContent());
  if (loaded !== null) await keep();
  return {
    async fetch(request, info) {
      const answer = await api.fetch(request, info);
      if (request.method !== 'GET') await keep();
      return answer;
    },
  };
}

/** Only defects go to the developer's console; the network panel shows the rest. */
const errorLogger: Logger = {
  ...silentLogger,
  error: (fields, message) => reportError(new Error(`${message}: ${JSON.stringify(fields)}`)),
};
