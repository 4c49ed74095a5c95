import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { notificationPath, type Provider } from '../../../domain/payments/provider.ts';
import { JobQueue } from '../../../server/jobs/worker.ts';
import { modules } from '../../../server/modules/all.ts';
import { pollPayments } from '../../../server/modules/payments/poll-payments.ts';
import type { JobHandler } from '../../../server/jobs/job.ts';
import type { Ports } from '../../../server/context.ts';
import type { Logger } from '../../../server/ports/ports.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { createGateway, type Gateway } from '../../../scripts/gateway/gateway.ts';
import type { Notice } from '../../../scripts/gateway/role.ts';
import { gatewayNetwork } from '../../support/gateway-network.ts';
import { openShop, type Order, type Shop } from '../orders/shop.ts';

export interface Link {
  url: string;
  reference: string;
  payment_channel_id: number;
  expires_at: string;
}

export interface PaymentsWorld {
  shop: Shop;
  gateway: Gateway;
  /** Every line of the log. */
  logged: string[];
  /** Every call that left, with its headers and body. */
  sent: string[];
  /** Id of a provider's channel in the catalogue. The first call sets it up. */
  channel(provider: Provider): Promise<number>;
  /** An order of one product at 24.900, or 249,00 for PayPal, which takes no COP. */
  order(provider: Provider): Promise<Order>;
  link(provider: Provider, order: Order): Promise<Link>;
  /** A buyer pays at the gateway what the link asks for, unless `other` says otherwise. */
  pay(
    provider: Provider,
    link: Link,
    order: Order,
    other?: Partial<Omit<GatewayPayment, 'id' | 'provider'>>,
  ): GatewayPayment;
  deliver(provider: Provider, notice: Notice, storeId?: number): Promise<number>;
  report(payment: GatewayPayment): Promise<number>;
  /** Does the jobs that are due. */
  work(): Promise<void>;
  /** One run of the job that asks for payments of open links. */
  look(): Promise<void>;
  statusOf(order: Order): Promise<number>;
  ledger(): Promise<{ attempt_id: string; state: string; order_id: number }[]>;
  inbox(): Promise<{ id: number; state: string; reason: string | null; tries: number }[]>;
  close(): Promise<void>;
}

/** @param own adapters of the test's own */
export async function openPayments(own: Partial<Ports> = {}): Promise<PaymentsWorld> {
  const gateway = createGateway();
  const [logged, sent]: [string[], string[]] = [[], []];
  const log = (fields: object, message: string): void => void logged.push(JSON.stringify([fields, message]));
  const logger: Logger = { debug: log, info: log, warn: log, error: log };
  const payments = gatewayNetwork(gateway, sent);
  const shop = await openShop({ ports: { payments, logger, ...own } });
  const queue = new JobQueue(shop.database, 60_000);
  const handlers: Record<string, JobHandler> = Object.assign(
    {},
    ...modules.map((module) => module.jobs?.(shop.ports) ?? {}),
  );
  const channels = new Set<Provider>();

  async function channel(provider: Provider): Promise<number> {
    if (channels.has(provider)) return CHANNEL_IDS[provider];
    const id = CHANNEL_IDS[provider];
    const body = { active: 1, test_mode: 1, ...GATEWAY_KEYS[provider] };
    const made = await shop.owner.post(`${shop.base}/payment-channels-store/${id}`, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    channels.add(provider);
    return id;
  }

  async function setCurrency(provider: Provider): Promise<void> {
    const currency = provider === 'paypal' ? 'USD' : 'COP';
    await shop.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ currency }).where('id', '=', shop.storeId).execute(),
    );
  }

  async function deliver(provider: Provider, notice: Notice, storeId = shop.storeId): Promise<number> {
    const { query, headers, body } = notice;
    const address = `http://localhost:4000/api/v1${notificationPath(provider, storeId)}${query}`;
    return (await shop.api.fetch(new Request(address, { method: 'POST', headers, body }))).status;
  }

  return {
    shop,
    gateway,
    logged,
    sent,
    channel,
    async order(provider) {
      await setCurrency(provider);
      const product = await shop.product({ price: 24_900 });
      return shop.order([{ product_id: product.id, quantity: 1, price: 24_900 }]);
    },
    async link(provider, order) {
      const payment_channel_id = await channel(provider);
      const made = await shop.owner.post<Link>(`${shop.base}/orders/${order.id}/payment-link`, {
        payment_channel_id,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    pay: (provider, { reference }, { total }, other = {}) =>
      gateway.books.add({
        provider,
        reference,
        cents: total * 100,
        currency: provider === 'paypal' ? 'USD' : 'COP',
        state: 'approved',
        ...other,
      }),
    deliver,
    report: (payment) => deliver(payment.provider, gateway.notice(payment)),
    async work() {
      for (;;) {
        const job = await queue.take(['payments.settle'], shop.clock.now());
        if (job === null) return;
        await handlers[job.kind]?.(job, new AbortController().signal);
        await queue.done(job);
      }
    },
    look: () => pollPayments(shop.ports, new AbortController().signal),
    async statusOf({ id }) {
      const row = await shop.database.read(shop.storeId, (sql) =>
        sql.selectFrom('orders').select('order_status_id').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return row.order_status_id;
    },
    ledger: () =>
      shop.database.read(shop.storeId, (sql) =>
        sql.selectFrom('payments').select(['attempt_id', 'state', 'order_id']).orderBy('id').execute(),
      ),
    inbox: () =>
      shop.database.read(shop.storeId, (sql) =>
        sql
          .selectFrom('payment_notifications')
          .select(['id', 'state', 'reason', 'tries'])
          .orderBy('id')
          .execute(),
      ),
    close: () => shop.close(),
  };
}
