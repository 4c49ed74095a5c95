import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { localDomains } from '../../server/adapters/local-domains.ts';
import { createMemoryFiles } from './memory-files.ts';
import { createSharpPictures } from '../../server/adapters/sharp-pictures.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import type { Api } from '../../server/api.ts';
import { openSession } from '../../server/modules/identity/sessions.ts';
import { aesGcmSecrets } from '../../server/secrets/aes-gcm.ts';
import { newKey } from '../../server/secrets/keys.ts';
import { createWatchedApi } from './contract-watch.ts';
import { createClient, keepCookies, type TestClient } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { lendDatabase } from './lent-database.ts';
import { createWorld, type Who, type World } from './people.ts';
import { productResources } from './resources.ts';
import { watchSecrets, type SecretWatch } from './secret-watch.ts';
import { peopledTemplate } from './template.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import type { ApiPorts, Ports } from '../../server/context.ts';
import type { ApiSettings } from '../../server/ports/ports.ts';
import type { Resource } from '../../domain/schema/model.ts';

export const ORIGIN = 'http://localhost:4000';

export interface TestApi extends World {
  api: Api;
  ports: ApiPorts;
  database: OpenDatabase;
  clock: TestClock;
  /** A browser that nobody has signed in with. */
  anonymous(): TestClient;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** A database of any engine, as `openDatabase` gives it; `close` closes it. Left out: a fresh one of the run's PostgreSQL. */
  database?: OpenDatabase;
  /** Resources of the test's own, instead of the product's. */
  resources?: Resource[];
  /** Other adapters than those in memory. */
  ports?: Partial<Ports>;
}

/**
 * The real API over a database of its own with two stores and their people (`World`). It costs some milliseconds: the
 * database is lent (`lendDatabase`).
 */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const resources = options.resources ?? productResources();
  const clock = createTestClock();
  const own = options.database === undefined ? await peopledTemplate(resources) : undefined;
  const database = own === undefined ? options.database : await lendDatabase(own);
  if (database === undefined) throw new Error('No database');
  const watch = watchSecrets();
  const given: Ports = {
    database,
    resources,
    passwords: argon2Passwords(),
    secrets: await aesGcmSecrets([newKey()]),
    domains: localDomains(),
    files: createMemoryFiles(),
    pictures: createSharpPictures(),
    events: database.events,
    clock,
    logger: silentLogger,
    settings: {
      origin: ORIGIN,
      sessionSecret: 'a secret of the tests, of no use anywhere else',
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      demoSignIn: true,
    },
    ...options.ports,
  };
  const { secrets } = given;
  const ports: Ports = {
    ...given,
    logger: watch.logger(given.logger),
    ...(secrets && { secrets: watch.secrets(secrets) }),
  };
  plantSettings(watch, ports.settings);
  const world = own?.world ?? (await createWorld(ports, `-${crypto.randomUUID().slice(0, 8)}`));
  const made = createWatchedApi(ports);
  const api: Api = { ...made, fetch: watch.fetch(made.fetch) };
  return {
    ...world,
    api,
    ports: api.ports,
    database,
    clock,
    anonymous: () => createClient(api.fetch, { origin: ORIGIN }),
    close: () => database.close(),
  };
}

/** The secrets that the platform itself has. */
function plantSettings(watch: SecretWatch, { sessionSecret, billingAccounts = {} }: ApiSettings): void {
  watch.plant(sessionSecret);
  for (const { clientSecret, eventsKey, integrity } of Object.values(billingAccounts))
    watch.plant(clientSecret, eventsKey, integrity);
}

/** A browser with a session of one of the world's people; `POST /users/auth` is for the tests of signing in. */
export async function signedIn(test: TestApi, who: Who): Promise<TestClient> {
  const { userId, email } = test.people[who];
  const { cookies: headers } = await openSession(
    { request: new Request(ORIGIN), now: test.clock.now(), ports: test.ports },
    { userId, storeId: who === 'outsider' ? test.otherStoreId : test.storeId, remember: false },
  );
  const cookies = new Map<string, string>();
  keepCookies(cookies, headers);
  return createClient(test.api.fetch, { origin: ORIGIN, email, cookies });
}
