import { gatewayAccount } from '../../../scripts/gateway/accounts.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { createGateway, type Gateway } from '../../../scripts/gateway/gateway.ts';
import type { InvoiceAnswer, SubscriptionAnswer } from '../../../domain/plans/billing-types.ts';
import { JobQueue } from '../../../server/jobs/worker.ts';
import { billingModule } from '../../../server/modules/billing/module.ts';
import { planNotificationPath } from '../../../server/modules/billing/receive.ts';
import { ORIGIN, signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';

export const DETAILS = {
  contact_name: 'Ana',
  contact_last_name: 'Gómez',
  document_type_id: 1,
  dni: '123456',
  country_code: 'CO',
  city_id: '05001',
  address: 'Calle 1 # 2-3',
  emails: 'ana@tienda.co',
};

export interface BillingBrowser {
  browser: BrowserWithApi;
  gateway: Gateway;
  /** Owner of a store on the free plan. */
  owner: TestClient;
  base: string;
  storeId: number;
  subscription(): Promise<SubscriptionAnswer>;
  invoices(): Promise<InvoiceAnswer[]>;
  /** The merchant pays at the gateway; it reports the payment, and the server confirms it. */
  pay(provider: 'payu' | 'mercado_pago', reference: string, cents?: number): Promise<GatewayPayment>;
  /** The reference of the last checkout that the page asked for. */
  lastReference(): Promise<string>;
}

/** The admin over the real API, with the platform's accounts at a local gateway. */
export async function openBillingBrowser(): Promise<BillingBrowser> {
  const gateway = createGateway();
  const browser = await openBrowser({
    payments: {
      buyerAddress: (url) => url,
      publicKeyAt: async () => null,
      async send({ method, url, headers, body }) {
        const init = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
        const answer = await gateway.fetch(new Request(url, init));
        return { status: answer.status, body: await answer.text() };
      },
    },
    settings: {
      origin: ORIGIN,
      sessionSecret: 'a secret of the tests, of no use anywhere else',
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      billingAccounts: { payu: gatewayAccount('payu'), mercado_pago: gatewayAccount('mercado_pago') },
      support: { whatsapp: '573001112233', help_url: null, terms_url: null },
    },
  });
  const { test } = browser;
  const owner = await signedIn(test, 'outsider');
  const storeId = test.otherStoreId;
  const base = `/stores/${storeId}`;
  const queue = new JobQueue(test.database, 60_000);
  const handlers = billingModule.jobs?.(test.ports) ?? {};

  async function work(): Promise<void> {
    for (;;) {
      const job = await queue.take(Object.keys(handlers), test.clock.now());
      if (job === null) return;
      await handlers[job.kind]?.(job, new AbortController().signal);
      await queue.done(job);
    }
  }
  const read = async <Body>(path: string): Promise<Body> => (await owner.get<Body>(`${base}${path}`)).body;
  const lastAttempt = () =>
    test.database.platform((sql) =>
      sql.selectFrom('plan_attempts').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow(),
    );
  return {
    browser,
    gateway,
    owner,
    base,
    storeId,
    subscription: () => read('/billing/subscription'),
    invoices: () => read('/billing/invoices?limit=50'),
    lastReference: async () => (await lastAttempt()).reference,
    async pay(provider, reference, other) {
      const { cents, currency } = await lastAttempt();
      const payment = gateway.books.add({
        provider,
        reference,
        cents: other ?? Number(cents),
        currency,
        state: 'approved',
      });
      const { query, headers, body } = gateway.notice(payment);
      const address = `${ORIGIN}/api/v1${planNotificationPath(provider)}${query}`;
      await test.api.fetch(new Request(address, { method: 'POST', headers, body }));
      await work();
      // The session cache lasts a second.
      test.clock.advance(2000);
      return payment;
    },
  };
}
