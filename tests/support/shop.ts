import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openPage, sharedBrowser, type BuiltServer, type WatchedPage } from './browser.ts';
import { DEMO_USER, startDemoServer } from './demo-folder.ts';

export interface Shop {
  readonly server: BuiltServer;
  /** Somebody with a browser profile of their own, on no page yet. */
  visit(screen: BrowserContextOptions): Promise<WatchedPage>;
  /** The demo's owner, signed in without the form, on a page of the admin: home, unless another path is given. */
  enter(screen: BrowserContextOptions, path?: string): Promise<WatchedPage>;
}

/** A server and a browser for all tests of a file. The server must end well when they are done. */
export function openShop(start: () => Promise<BuiltServer> = startDemoServer): Shop {
  let server: BuiltServer | undefined;
  const visitors: WatchedPage[] = [];

  beforeAll(async () => {
    const starting = start().then((started) => {
      server = started;
    });
    await Promise.all([starting, sharedBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()));
    if (server !== undefined) expect(await server.stop()).toBe(0);
  });

  const running = (): BuiltServer => {
    if (server === undefined) throw new Error('The shop opens with the first test');
    return server;
  };

  async function visit(screen: BrowserContextOptions): Promise<WatchedPage> {
    const visitor = await openPage(await sharedBrowser(), running().origin, screen);
    visitors.push(visitor);
    return visitor;
  }

  async function enter(screen: BrowserContextOptions, path = '/'): Promise<WatchedPage> {
    const visitor = await visit(screen);
    const { page } = visitor;
    const headers = { origin: running().origin, 'x-request-id': crypto.randomUUID() };
    const answer = await page.request.post('/api/v1/users/auth', { data: DEMO_USER, headers });
    expect(answer.status()).toBe(200);
    await page.goto(path);
    await page.locator('header').first().waitFor();
    return visitor;
  }

  return {
    get server() {
      return running();
    },
    visit,
    enter,
  };
}
