import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import { pauseAfter } from '../../../server/modules/payments/module.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { signedIn } from '../../support/api.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

/** The secret of each account that vouches for its notifications. */
const SIGNING: Readonly<Record<Provider, object>> = {
  wompi: { event_wompi_key: 'test_events_another' },
  payu: { client_secret: 'another-api-key' },
  mercado_pago: { event_wompi_key: 'another-webhook-secret' },
  paypal: { event_wompi_key: 'ANOTHERWEBHOOK' },
};

/** What each provider's answer says of who was paid and with what money. Wompi's addresses and keys say both. */
const LIES: readonly [Provider, string, RegExp, string][] = [
  ['payu', 'recipient', /"merchantId":508029/, '"merchantId":777111'],
  ['mercado_pago', 'recipient', /"collector_id":\d+/, '"collector_id":1'],
  ['paypal', 'recipient', /"merchant_id":"\w+"/, '"merchant_id":"ANOTHER"'],
  ['mercado_pago', 'environment', /"live_mode":false/, '"live_mode":true'],
];

let world: PaymentsWorld;

beforeAll(async () => {
  world = await openPayments();
}, 120_000);
// Notifications are limited by the minute.
beforeEach(() => world.shop.clock.advance(60_000));
afterAll(() => world.close());

/** The provider's answers, until the function that is returned is called, are what `change` makes of them. */
function answering(change: (text: string) => string): () => void {
  const { gateway } = world;
  const honest = gateway.fetch;
  gateway.fetch = async (request) => {
    const answer = await honest(request);
    return new Response(change(await answer.text()), { status: answer.status });
  };
  return () => void (gateway.fetch = honest);
}

async function paidAt(provider: Provider) {
  const order = await world.order(provider);
  const link = await world.link(provider, order);
  return { order, link, payment: world.pay(provider, link, order) };
}

describe.each(PROVIDERS)('[PAY-01] a report of %s', (provider) => {
  test('is refused by another store that has an account there, with another secret', async () => {
    const { storeId, otherStoreId, database } = world.shop;
    await database.platformWrite(async (sql) => {
      const from = sql.selectFrom('stores').where('id', '=', storeId);
      const { plan, next_cut_date } = await from.select(['plan', 'next_cut_date']).executeTakeFirstOrThrow();
      await sql.updateTable('stores').set({ plan, next_cut_date }).where('id', '=', otherStoreId).execute();
    });
    const other = await signedIn(world.shop, 'outsider');
    const channel = `/stores/${otherStoreId}/payment-channels-store/${CHANNEL_IDS[provider]}`;
    const account = { active: 1, test_mode: 1, ...GATEWAY_KEYS[provider], ...SIGNING[provider] };
    // The provider would refuse keys of nobody; it is silent, so they are saved without its word.
    world.gateway.fault = 'down';
    expect((await other.post(channel, account)).status).toBe(201);
    world.gateway.fault = 'none';
    const { payment } = await paidAt(provider);
    const notice = world.gateway.notice(payment);
    expect(await world.deliver(provider, notice, otherStoreId)).toBe(403);
    expect(await world.deliver(provider, notice)).toBe(200);
  });

  test('[R14] that comes a hundred times at once makes one row of the ledger', async () => {
    const { order, payment } = await paidAt(provider);
    const notice = world.gateway.notice(payment);
    const answers = await Promise.all(Array.from({ length: 100 }, () => world.deliver(provider, notice)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await Promise.all([world.work(), world.work(), world.work()]);
    const rows = (await world.ledger()).filter(({ order_id }) => order_id === order.id);
    expect(rows).toEqual([{ attempt_id: payment.id, state: 'approved', order_id: order.id }]);
  });

  test('[R15] of a decline never undoes an approval, of the same payment or of another one', async () => {
    const { order, link, payment } = await paidAt(provider);
    for (const state of ['approved', 'declined', 'pending'] as const) {
      await world.report(world.gateway.books.change(payment.id, state));
      await world.work();
    }
    await world.report(world.pay(provider, link, order, { state: 'declined' }));
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });

  test('[R17] of which the answer never comes is not paid, and is asked about again', async () => {
    const { order, payment } = await paidAt(provider);
    await world.report(payment);
    const honest = world.gateway.fetch;
    world.gateway.fetch = () => Promise.reject(new Error('No answer in time'));
    await world.work();
    world.gateway.fetch = honest;
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'waiting', tries: 1 });
    world.shop.clock.advance(60_000);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });
});

test.each(LIES)('a payment by %s to another %s leaves the order, with an alarm', async (...lie) => {
  const [provider, reason, honest, said] = lie;
  const { order, payment } = await paidAt(provider);
  await world.report(payment);
  const stop = answering((text) => text.replace(honest, said));
  await world.work();
  stop();
  expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
  expect((await world.inbox()).at(-1)).toMatchObject({ state: 'refused', reason });
  expect(world.logged.at(-1)).toContain('a payment needs a person');
});

// Mercado Pago reports no reference: its answer is the only word about it.
test.each(['wompi', 'payu', 'paypal'] as const)(
  'a payment that %s reports for one order and confirms for another pays neither, with an alarm',
  async (provider) => {
    const [{ order, link, payment }, other] = [await paidAt(provider), await paidAt(provider)];
    await world.report(payment);
    const stop = answering((text) => text.replaceAll(link.reference, other.link.reference));
    await world.work();
    stop();
    expect([await world.statusOf(order), await world.statusOf(other.order)]).toEqual([1, 1]);
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'refused', reason: 'reference' });
    expect(world.logged.at(-1)).toContain('a payment needs a person');
  },
);

test('[R17] pauses double from seconds to hours, and no two payments keep the same ones', () => {
  const longest = Array.from({ length: 26 }, (_, at) => pauseAfter(at + 1, 1));
  expect(longest.slice(0, 3)).toEqual([15_000, 30_000, 60_000]);
  expect(longest.at(-1)).toBe(6 * 60 * 60 * 1000);
  expect(longest).toEqual(longest.toSorted((left, right) => left - right));
  expect(pauseAfter(3, 0)).toBe(30_000);
});

// The last one: sessions end while its days pass.
test('[R17] reports that nobody confirms are asked about ever more slowly, then shown to a person', async () => {
  const reported: Awaited<ReturnType<typeof paidAt>>[] = [];
  for (const provider of PROVIDERS) {
    const paid = await paidAt(provider);
    await world.report(paid.payment);
    reported.push(paid);
  }
  const mine = async () => (await world.inbox()).slice(-PROVIDERS.length);
  const start = world.shop.clock.now().getTime();
  world.gateway.fault = 'down';
  const asked = new Map<number, number>();
  while ((await mine()).some(({ state }) => state === 'waiting') && asked.size < 100) {
    await world.work();
    const tries = Math.max(...(await mine()).map((one) => one.tries));
    if (!asked.has(tries)) asked.set(tries, world.shop.clock.now().getTime() - start);
    world.shop.clock.advance(pauseAfter(Math.max(1, tries), 1));
  }
  world.gateway.fault = 'none';
  const doubted = { state: 'unconfirmed', reason: 'unconfirmed' };
  expect(await mine()).toMatchObject(PROVIDERS.map(() => doubted));
  expect(asked.size).toBe(25);
  const days = Math.max(...asked.values()) / 86_400_000;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(5);
  expect(world.logged.at(-1)).toContain('a payment needs a person');
  for (const { order } of reported) expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
});
