import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openPage, sharedBrowser, type BuiltServer, type WatchedPage } from './browser.ts';
import { createClient, type TestClient } from './client.ts';
import { DEMO_USER } from './demo-folder.ts';
import { AS_CALLER, fetchAsCaller } from './server-answers.ts';
import { openOwnStore, type OwnStore } from './shared-server.ts';

export interface Shop<Server extends OwnStore = OwnStore> {
  readonly server: Server;
  /** Of the API: `/api/v1/stores/<id>`. */
  readonly api: string;
  readonly owner: OwnStore['owner'];
  /** Somebody with a browser profile of their own, on no page yet. */
  visit(screen: BrowserContextOptions): Promise<WatchedPage>;
  /** The owner, signed in without the form, on a page of the admin: home, unless another path is given. */
  enter(screen: BrowserContextOptions, path?: string): Promise<WatchedPage>;
  /** The owner, signed in without a browser. */
  client(): Promise<TestClient>;
}

/** A browser, and a store like the demo's for the tests of this file alone. The run's server serves it. */
export function openShop(): Shop {
  return open(openOwnStore);
}

/**
 * A browser, and a server for the tests of this file alone, with the demo store where it has one. The server must end
 * well when they are done.
 */
export function openOwnServer(start: () => Promise<BuiltServer>): Shop<OwnStore & BuiltServer> {
  let server: BuiltServer | undefined;
  const shop = open(async () => {
    server = await start();
    return { ...server, storeId: 1, owner: DEMO_USER };
  });
  afterAll(async () => {
    if (server !== undefined) expect(await server.stop()).toBe(0);
  });
  return shop;
}

function open<Server extends OwnStore>(start: () => Promise<Server>): Shop<Server> {
  let server: Server | undefined;
  const visitors: WatchedPage[] = [];

  beforeAll(async () => {
    const starting = start().then((started) => {
      server = started;
    });
    await Promise.all([starting, sharedBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()));
  });

  const running = (): Server => {
    if (server === undefined) throw new Error('The shop opens with the first test');
    return server;
  };

  async function visit(screen: BrowserContextOptions): Promise<WatchedPage> {
    const visitor = await openPage(await sharedBrowser(), running().origin, {
      extraHTTPHeaders: AS_CALLER,
      ...screen,
    });
    visitors.push(visitor);
    return visitor;
  }

  async function enter(screen: BrowserContextOptions, path = '/'): Promise<WatchedPage> {
    const visitor = await visit(screen);
    const { page } = visitor;
    const { origin, owner } = running();
    const headers = { origin, 'x-request-id': crypto.randomUUID() };
    const answer = await page.request.post('/api/v1/users/auth', { data: owner, headers });
    expect(answer.status()).toBe(200);
    await page.goto(path);
    await page.locator('header').first().waitFor();
    return visitor;
  }

  async function client(): Promise<TestClient> {
    const { origin, owner } = running();
    const signedIn = createClient(fetchAsCaller, { origin, email: owner.email });
    expect((await signedIn.post('/users/auth', owner)).status).toBe(200);
    return signedIn;
  }

  return {
    get server() {
      return running();
    },
    get api() {
      return `/api/v1/stores/${running().storeId}`;
    },
    get owner() {
      return running().owner;
    },
    visit,
    enter,
    client,
  };
}
