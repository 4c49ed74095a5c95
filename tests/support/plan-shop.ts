import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { dayOf, daysBetween } from '../../domain/dates/day.ts';
import type { PlatformProvider, SubscriptionAnswer } from '../../domain/plans/billing-types.ts';
import { GATEWAY_KEYS } from '../../scripts/gateway/accounts.ts';
import type { GatewayPayment } from '../../scripts/gateway/books.ts';
import { atDesk } from '../../scripts/gateway/desk.ts';
import { createGateway } from '../../scripts/gateway/gateway.ts';
import { startBuiltServer, type WatchedPage } from './browser.ts';
import { demoFolder } from './demo-folder.ts';
import { callAs, MERCHANT_PASSWORD, signUpMerchant, type Merchant, type Method } from './merchant.ts';
import { moveDate } from './moved-date.mjs';
import { openOwnServer } from './shop.ts';

const DAY = 86_400_000;

/** The built server whose platform has accounts at the local gateway, and whose clock can be moved. */
export function openPlanShop() {
  const gateway = createGateway();
  let desk: ServerType | undefined;
  let clockFile = '';
  let ahead = 0;

  /** The gateway as a web server on a free port. */
  function openDesk(): Promise<number> {
    return new Promise((resolve) => {
      const fetch = (request: Request): Promise<Response> =>
        atDesk(gateway, request, { origin: shop.server.origin, storeId: 0 });
      desk = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => resolve(port));
    });
  }

  const shop = openOwnServer(async () => {
    const [port, folder] = await Promise.all([openDesk(), demoFolder()]);
    const { payu, mercado_pago } = GATEWAY_KEYS;
    clockFile = path.join(folder, 'test-clock');
    writeFileSync(clockFile, '0');
    const server = await startBuiltServer({
      TENDERO_DATA: folder,
      TEST_CLOCK: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs')).href}`,
      PAYMENT_GATEWAY: `http://127.0.0.1:${port}`,
      BILLING_TEST_MODE: '1',
      BILLING_PAYU_ACCOUNT_ID: payu.client_id ?? '',
      BILLING_PAYU_API_KEY: payu.client_secret ?? '',
      BILLING_PAYU_MERCHANT_ID: payu.merchant_id ?? '',
      BILLING_PAYU_API_LOGIN: payu.api_login ?? '',
      BILLING_PAYU_ALGORITHM: payu.signature_algorithm ?? '',
      BILLING_MERCADO_PAGO_USER_ID: mercado_pago.client_id ?? '',
      BILLING_MERCADO_PAGO_ACCESS_TOKEN: mercado_pago.client_secret ?? '',
      BILLING_MERCADO_PAGO_WEBHOOK_SECRET: mercado_pago.event_wompi_key ?? '',
    });
    const stop = async (): Promise<number | null> => {
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    };
    return { ...server, stop };
  });
  afterAll(() => desk?.close());

  /** Somebody at the server's time. */
  async function visit(screen: BrowserContextOptions): Promise<WatchedPage> {
    const visitor = await shop.visit(screen);
    await visitor.page.addInitScript({ content: `(${moveDate.toString()})(() => ${ahead})` });
    return visitor;
  }

  /** A call of the page's own session. */
  const call = <Body>(page: Page, method: Method, to: string, data?: object): Promise<Body> =>
    callAs<Body>(page, shop.server.origin, method, to, data);

  return {
    shop,
    visit,
    call,

    /** Signs up on this page, with a store and billing details. */
    signUp: (page: Page, phone: string): Promise<Merchant> => signUpMerchant(page, shop.server.origin, phone),

    /** The merchant comes back, on this path, with a session of now. */
    async enter(screen: BrowserContextOptions, { email }: Merchant, at: string): Promise<WatchedPage> {
      const visitor = await visit(screen);
      await call(visitor.page, 'POST', '/users/auth', { email, password: MERCHANT_PASSWORD });
      await visitor.page.goto(at);
      await visitor.page.locator('header').first().waitFor();
      return visitor;
    },

    subscription: (page: Page, { store }: Merchant) =>
      call<SubscriptionAnswer>(page, 'GET', `${store}/billing/subscription`),

    /** Moves the clock of the server, and of later visitors, to so many days before a day. */
    leapTo(day: string, before: number): void {
      const today = dayOf(new Date(Date.now() + ahead), 'America/Bogota');
      ahead += (daysBetween(today, day) - before) * DAY;
      writeFileSync(clockFile, String(ahead));
    },

    /** Waits for the gateway's page, in the place of the provider's; returns the reference that it was given. */
    async atGateway(page: Page): Promise<string> {
      const ends = page.getByRole('link', { name: 'approved', exact: true });
      await ends.waitFor();
      expect(new URL(page.url()).host).not.toBe(new URL(shop.server.origin).host);
      const asked = new URL((await ends.getAttribute('href')) ?? '', page.url()).searchParams;
      const reference = asked.get('reference');
      if (reference === null) throw new Error('The gateway was given no reference');
      return reference;
    },

    /** Pays at the gateway, which reports it. */
    async pay(
      payment: Omit<GatewayPayment, 'id' | 'currency'> & { provider: PlatformProvider },
    ): Promise<void> {
      const kept = gateway.books.add({ ...payment, currency: 'COP' });
      const { query, headers, body } = gateway.notice(kept);
      const segment = payment.provider === 'payu' ? 'payu' : 'mercadopago';
      const address = `${shop.server.origin}/api/v1/notification/plans/${segment}${query}`;
      expect((await fetch(address, { method: 'POST', headers, body })).ok).toBe(true);
    },
  };
}
