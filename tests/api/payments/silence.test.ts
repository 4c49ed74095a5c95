import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import type { Order } from '../orders/shop.ts';
import { openPayments, type Link, type PaymentsWorld } from './payments-world.ts';

const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60 * 1000;

let world: PaymentsWorld;

beforeAll(async () => {
  world = await openPayments();
}, 120_000);
afterAll(() => world.close());

async function linked(provider: Provider): Promise<{ order: Order; link: Link }> {
  const order = await world.order(provider);
  return { order, link: await world.link(provider, order) };
}

async function attemptOf({ reference }: Link): Promise<{ looks: number; next_look_at: Date | null }> {
  return world.shop.database.read(world.shop.storeId, (sql) =>
    sql
      .selectFrom('payment_attempts')
      .select(['looks', 'next_look_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
}

async function lookLater(milliseconds: number): Promise<void> {
  world.shop.clock.advance(milliseconds);
  await world.look();
  await world.work();
}

const reportsOf = async (link: Link) =>
  world.shop.database.read(world.shop.storeId, (sql) =>
    sql
      .selectFrom('payment_notifications')
      .select(['attempt_id', 'state', 'reason', 'order_id'])
      .where('reference', '=', link.reference)
      .execute(),
  );

describe.each(PROVIDERS)('[PAY-01] a payment that %s never reports', (provider) => {
  test('is found by asking, confirmed and entered once', async () => {
    const { order, link } = await linked(provider);
    const payment = world.pay(provider, link, order);
    await world.look();
    expect(await attemptOf(link)).toMatchObject({ looks: 0 });
    await lookLater(QUARTER);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    const rows = (await world.ledger()).filter(({ order_id }) => order_id === order.id);
    expect(rows).toEqual([{ attempt_id: payment.id, state: 'approved', order_id: order.id }]);
    await lookLater(2 * QUARTER);
    expect(await attemptOf(link)).toMatchObject({ next_look_at: null });
  });

  test('is not asked about again where it was reported meanwhile', async () => {
    const { order, link } = await linked(provider);
    const payment = world.pay(provider, link, order, { state: 'declined' });
    await world.report(payment);
    await world.work();
    const kept = await world.inbox();
    await lookLater(QUARTER);
    expect(await attemptOf(link)).toMatchObject({ looks: 1 });
    expect(await world.inbox()).toEqual(kept);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.cancelled);
  });

  test('is for another amount and pays nothing, with an alarm', async () => {
    const { order, link } = await linked(provider);
    world.pay(provider, link, order, { cents: 1_00 });
    await lookLater(QUARTER);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
    expect(await reportsOf(link)).toMatchObject([{ state: 'refused', reason: 'amount' }]);
  });

  test.each(['down', 'garbage'] as const)(
    'is not paid while the provider is %s, and is found later',
    async (fault) => {
      const { order, link } = await linked(provider);
      world.pay(provider, link, order);
      world.gateway.fault = fault;
      await lookLater(QUARTER);
      world.gateway.fault = 'none';
      expect([await world.statusOf(order), await reportsOf(link)]).toEqual([ORDER_STATUS.pending, []]);
      await lookLater(QUARTER);
      expect(await attemptOf(link)).toMatchObject({ looks: 1 });
      await lookLater(QUARTER);
      expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    },
  );
});

test('two workers that look at one link at once enter its payment once', async () => {
  const { order, link } = await linked('wompi');
  world.pay('wompi', link, order);
  world.shop.clock.advance(QUARTER);
  await Promise.all([world.look(), world.look(), world.look()]);
  await world.work();
  expect(await attemptOf(link)).toMatchObject({ looks: 1 });
  expect(await reportsOf(link)).toHaveLength(1);
});

test('of two workers that look at one link the one that was answered late changes nothing', async () => {
  const { link } = await linked('wompi');
  const quick = world.gateway.fetch;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  world.shop.clock.advance(QUARTER);
  const late = await new Promise<{ look: Promise<void> }>((asked) => {
    world.gateway.fetch = async (request) => {
      asked({ look });
      await answered;
      return quick(request);
    };
    const look = world.look();
  });
  world.gateway.fetch = quick;
  await world.look();
  await lookLater(2 * QUARTER);
  const seen = await attemptOf(link);
  expect(seen.looks).toBe(2);
  answer();
  await late.look;
  expect(await attemptOf(link)).toEqual(seen);
});

test('a store that gave Wompi no private key is not asked about, and nobody is alarmed', async () => {
  const { order, link } = await linked('wompi');
  world.pay('wompi', link, order);
  const honest = world.gateway.fetch;
  await world.shop.database.write(world.shop.storeId, ({ sql }) =>
    sql
      .updateTable('payment_channels_store')
      .set({ client_secret: null })
      .where('payment_channel_id', '=', 3)
      .execute(),
  );
  world.gateway.fetch = () => Promise.reject(new Error('nobody may be asked'));
  await lookLater(QUARTER);
  world.gateway.fetch = honest;
  expect(await attemptOf(link)).toMatchObject({ looks: 1, next_look_at: null });
  expect(await reportsOf(link)).toEqual([]);
});

// The last one: sessions end while its days pass.
test('links that nobody pays are left in peace; one that nobody answers about is shown to a person', async () => {
  const [quiet, doubted] = [await linked('payu'), await linked('mercado_pago')];
  const honest = world.gateway.fetch;
  let asked = 0;
  world.gateway.fetch = (request) => {
    const isDoubted = request.url.includes('mercadopago');
    if (isDoubted && request.url.includes(doubted.link.reference)) asked += 1;
    return isDoubted ? Promise.reject(new Error('No answer in time')) : honest(request);
  };
  for (let days = 0; days < 30; days += 0.25) await lookLater(DAY / 4);
  world.gateway.fetch = honest;
  for (const { link } of [quiet, doubted])
    expect(await attemptOf(link)).toMatchObject({ looks: 14, next_look_at: null });
  expect(asked).toBe(14);
  expect(await reportsOf(quiet.link)).toEqual([]);
  expect(await reportsOf(doubted.link)).toEqual([
    {
      attempt_id: doubted.link.reference,
      state: 'unconfirmed',
      reason: 'unconfirmed',
      order_id: doubted.order.id,
    },
  ]);
  expect(world.logged.filter((line) => line.includes('a payment needs a person')).at(-1)).toContain(
    'unconfirmed',
  );
  for (const { order } of [quiet, doubted]) expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
});
