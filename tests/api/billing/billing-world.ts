import { gatewayAccount } from '../../../scripts/gateway/accounts.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { createGateway, type Gateway } from '../../../scripts/gateway/gateway.ts';
import type { Notice } from '../../../scripts/gateway/role.ts';
import type {
  CheckoutAnswer,
  InvoiceAnswer,
  PlatformProvider,
  SubscriptionAnswer,
} from '../../../domain/plans/billing-types.ts';
import { JobQueue } from '../../../server/jobs/worker.ts';
import { billingModule } from '../../../server/modules/billing/module.ts';
import { planNotificationPath } from '../../../server/modules/billing/receive.ts';
import type { MailMessage } from '../../../server/ports/ports.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi, type TestApiOptions } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

export const DETAILS = {
  contact_name: 'Ana',
  contact_last_name: 'Gómez',
  document_type_id: 1,
  dni: '123456',
  country_code: 'CO',
  city_id: '05001',
  address: 'Calle 1 # 2-3',
  emails: 'ana@tienda.co, caja@tienda.co',
};

export interface BillingWorld {
  test: TestApi;
  /** Owner of a store on the free plan. */
  readonly owner: TestClient;
  base: string;
  gateway: Gateway;
  mails: MailMessage[];
  /** A checkout of the monthly plan, unless another is named. */
  checkout(
    provider: PlatformProvider,
    plan?: { plan_id: number; plan_payment_type_id: number },
  ): Promise<CheckoutAnswer>;
  pay(
    provider: PlatformProvider,
    checkout: CheckoutAnswer,
    other?: Partial<GatewayPayment>,
  ): Promise<GatewayPayment>;
  report(payment: GatewayPayment): Promise<number>;
  deliver(provider: PlatformProvider, notice: Notice): Promise<number>;
  /** Does the jobs of billing that are due. */
  work(): Promise<void>;
  /** Moves the clock by milliseconds, and signs in again: sessions end meanwhile. */
  later(milliseconds: number): Promise<void>;
  /** Moves the clock by days, with the daily look at each. */
  pass(days: number): Promise<void>;
  subscription(): Promise<SubscriptionAnswer>;
  invoices(): Promise<InvoiceAnswer[]>;
  features(): Promise<Record<string, boolean | number>>;
  close(): Promise<void>;
}

/** Plans count days of Bogotá: from noon on, a test that runs for minutes stays within its day. */
function nextNoonInBogota(now: Date): Date {
  const noon = new Date(now);
  noon.setUTCHours(17, 0, 0, 0);
  return noon > now ? noon : new Date(noon.getTime() + 86_400_000);
}

/**
 * A free store whose merchant has given their billing details, and a platform with accounts at the local gateway.
 * @param more a database of another engine, or other adapters
 */
export async function openBilling(more: TestApiOptions = {}): Promise<BillingWorld> {
  const gateway = createGateway();
  const mails: MailMessage[] = [];
  const test = await createTestApi({
    ...more,
    ports: {
      mail: { send: async (message) => void mails.push(message) },
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
      ...more.ports,
    },
  });
  test.clock.set(nextNoonInBogota(test.clock.now()));
  let owner = await signedIn(test, 'outsider');
  const storeId = test.otherStoreId;
  const base = `/stores/${storeId}`;
  const made = await owner.post(`${base}/billing/information`, DETAILS);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const queue = new JobQueue(test.database, 60_000);
  const handlers = billingModule.jobs?.(test.ports) ?? {};
  const daily = billingModule.recurring?.(test.ports)['billing.plans'];

  async function later(milliseconds: number): Promise<void> {
    test.clock.advance(milliseconds);
    owner = await signedIn(test, 'outsider');
  }

  async function work(): Promise<void> {
    for (;;) {
      const job = await queue.take(Object.keys(handlers), test.clock.now());
      if (job === null) return;
      await handlers[job.kind]?.(job, new AbortController().signal);
      await queue.done(job);
    }
  }

  async function deliver(provider: PlatformProvider, { query, headers, body }: Notice): Promise<number> {
    const address = `${ORIGIN}/api/v1${planNotificationPath(provider)}${query}`;
    return (await test.api.fetch(new Request(address, { method: 'POST', headers, body }))).status;
  }

  const read = async <Body>(path: string): Promise<Body> => (await owner.get<Body>(`${base}${path}`)).body;

  return {
    test,
    get owner() {
      return owner;
    },
    base,
    gateway,
    mails,
    async checkout(provider, plan = { plan_id: 3, plan_payment_type_id: 1 }) {
      const answer = await owner.post<CheckoutAnswer>(`${base}/billing/checkouts`, { provider, ...plan });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    async pay(provider, { reference, invoice_id }, other = {}) {
      const invoice = await read<InvoiceAnswer>(`/billing/invoices/${invoice_id}`);
      const payment = { provider, reference, cents: invoice.amount * 100, currency: invoice.currency };
      return gateway.books.add({ ...payment, state: 'approved', ...other });
    },
    deliver,
    report: (payment) =>
      deliver(payment.provider === 'payu' ? 'payu' : 'mercado_pago', gateway.notice(payment)),
    work,
    later,
    async pass(days) {
      for (let day = 0; day < days; day += 1) {
        test.clock.advance(86_400_000);
        await daily?.run(
          { id: 0, storeId: null, kind: '', payload: {}, attempts: 1 },
          new AbortController().signal,
        );
        await work();
      }
      await later(0);
    },
    subscription: () => read('/billing/subscription'),
    invoices: () => read('/billing/invoices?limit=50'),
    async features() {
      // The session cache lasts a second.
      test.clock.advance(2000);
      return (await read<{ plan_features: Record<string, boolean | number> }>('')).plan_features;
    },
    close: () => test.close(),
  };
}
