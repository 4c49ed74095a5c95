import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { CHANNEL_IDS } from '../../domain/payments/channels.ts';
import { notificationPath } from '../../domain/payments/provider.ts';
import { GATEWAY_KEYS } from '../../scripts/gateway/accounts.ts';
import { atDesk } from '../../scripts/gateway/desk.ts';
import { createGateway } from '../../scripts/gateway/gateway.ts';
import { startBuiltServer } from './browser.ts';
import { demoFolder } from './demo-folder.ts';
import { callAs } from './merchant.ts';
import { openOwnServer } from './shop.ts';

const CHANNEL = `/stores/1/payment-channels-store/${CHANNEL_IDS.wompi}`;

/** The built server and its demo store, with a Wompi account at the local gateway that pays too little. */
export function openDoubtedShop() {
  const gateway = createGateway();
  let desk: ServerType | undefined;

  /** The gateway as a web server on a free port. */
  function openDesk(): Promise<number> {
    return new Promise((resolve) => {
      const fetch = (request: Request): Promise<Response> =>
        atDesk(gateway, request, { origin: shop.server.origin, storeId: 1 });
      desk = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => resolve(port));
    });
  }

  const shop = openOwnServer(async () => {
    const [port, folder] = await Promise.all([openDesk(), demoFolder()]);
    const server = await startBuiltServer({
      TENDERO_DATA: folder,
      PAYMENT_GATEWAY: `http://127.0.0.1:${port}`,
    });
    const stop = async (): Promise<number | null> => {
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    };
    return { ...server, stop };
  });
  afterAll(() => desk?.close());

  return {
    shop,

    /** A buyer pays one peso of a new order, in the session of a page. Resolves once the payment is doubted. */
    async doubt(page: Page): Promise<{ orderId: number; payment: string }> {
      const { origin } = shop.server;
      const call = <Body>(method: 'GET' | 'POST', path: string, data?: object): Promise<Body> =>
        callAs<Body>(page, origin, method, path, data);
      const { exist } = await call<{ exist: boolean }>('GET', `${CHANNEL}/exist`);
      if (!exist) await call('POST', CHANNEL, { active: 1, test_mode: 1, ...GATEWAY_KEYS.wompi });
      const [branch] = await call<{ id: number }[]>('GET', '/stores/1/user-stores?limit=1');
      const { id: orderId } = await call<{ id: number }>('POST', '/stores/1/orders', {
        date: new Date().toISOString(),
        user_store_id: branch?.id,
        order_status_id: 1,
        shipping_order_status_id: 8,
        order_method_id: 1,
        sales_channel: 'whatsapp',
        order_details: [{ name: 'Ruana', price: 90_000, quantity: 1 }],
      });
      const link = await call<{ reference: string }>('POST', `/stores/1/orders/${orderId}/payment-link`, {
        payment_channel_id: CHANNEL_IDS.wompi,
      });
      const { reference } = link;
      const paid = { provider: 'wompi', reference, cents: 100, currency: 'COP', state: 'approved' } as const;
      const payment = gateway.books.add(paid);
      const { query, headers, body } = gateway.notice(payment);
      const address = `${origin}/api/v1${notificationPath('wompi', 1)}${query}`;
      expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
      const list = '/stores/1/payment-notifications?doubtful=true';
      const known = async () =>
        (await call<{ attempt_id: string }[]>('GET', list)).map((one) => one.attempt_id);
      await expect.poll(known).toContain(payment.id);
      return { orderId, payment: payment.id };
    },
  };
}
