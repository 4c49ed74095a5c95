import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { PROVIDERS } from '../../../domain/payments/provider.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import type { Order } from '../orders/shop.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

let world: PaymentsWorld;

beforeAll(async () => {
  world = await openPayments();
}, 120_000);
afterAll(() => world.close());

describe.each(PROVIDERS)('[PAY-01] a payment by %s', (provider) => {
  test('makes the order paid once the provider confirms it, with where and when [PAY-02]', async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order);
    expect(await world.report(payment)).toBe(200);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
    await world.work();
    const { body } = await world.shop.owner.get<Order & Record<string, unknown>>(
      `${world.shop.base}/orders/${order.id}`,
    );
    expect(body).toMatchObject({
      order_status_id: ORDER_STATUS.paid,
      order_method_id: 2,
      payment_channel_id: await world.channel(provider),
      platform_reference: payment.id,
      transaction_date: expect.stringMatching(/^20.*Z$/),
    });
  });

  test('that is declined or refunded, and a report that comes twice', async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order, { state: 'declined' });
    const notice = world.gateway.notice(payment);
    expect([await world.deliver(provider, notice), await world.deliver(provider, notice)]).toEqual([
      200, 200,
    ]);
    await world.work();
    const declined = await world.shop.owner.get<Order>(`${world.shop.base}/orders/${order.id}`);
    expect(declined.body).toMatchObject({
      order_status_id: ORDER_STATUS.cancelled,
      order_payment: {
        payment_channel: { id: CHANNEL_IDS[provider] },
        transaction_date: expect.stringMatching(/^20.*Z$/),
        platform_reference: payment.id,
      },
    });
    const approved = world.gateway.books.change(payment.id, 'approved');
    await world.report(approved);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    expect((await world.ledger()).filter(({ order_id }) => order_id === order.id)).toHaveLength(2);
  });

  test.each([
    ['amount', { cents: 1_00 }],
    ['currency', { currency: 'EUR' }],
  ] as const)('of another %s leaves the order as it is, and raises an alarm', async (reason, other) => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order, other);
    expect(await world.report(payment)).toBe(200);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'refused', reason });
    expect(world.logged.slice(-3).join()).toContain('a payment needs a person');
    const listed = await world.shop.owner.get<object[]>(
      `${world.shop.base}/payment-notifications?state=refused`,
    );
    expect(listed.body[0]).toMatchObject({ provider, reason, order_id: order.id });
  });

  test("of another order's reference pays that order's amount or nothing", async () => {
    const [first, second] = [await world.order(provider), await world.order(provider)];
    await world.link(provider, first);
    const other = await world.link(provider, second);
    const payment = world.pay(provider, other, second, { cents: 1_00 });
    await world.report(payment);
    await world.work();
    expect([await world.statusOf(first), await world.statusOf(second)]).toEqual([1, 1]);
  });

  test('of a reference that nobody was given is kept', async () => {
    const order = await world.order(provider);
    await world.channel(provider);
    const payment = world.pay(provider, { ...NOBODYS }, order);
    expect(await world.report(payment)).toBe(200);
    await world.work();
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'unmatched', reason: 'unmatched' });
  });

  test.each(['down', 'garbage'] as const)(
    '[R17] is never paid while the provider is %s; it is asked again later',
    async (fault) => {
      const order = await world.order(provider);
      const payment = world.pay(provider, await world.link(provider, order), order);
      await world.report(payment);
      world.gateway.fault = fault;
      await world.work();
      world.gateway.fault = 'none';
      expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
      expect((await world.inbox()).at(-1)).toMatchObject({ state: 'waiting', tries: 1 });
      world.shop.clock.advance(60_000);
      await world.work();
      expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    },
  );

  test('[R17] that the provider reports before it shows it is paid once it does', async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order);
    await world.report(payment);
    world.gateway.books.change(payment.id, 'pending');
    await world.work();
    expect(await world.statusOf(order)).not.toBe(ORDER_STATUS.paid);
    await world.report(world.gateway.books.change(payment.id, 'approved'));
    world.shop.clock.advance(60_000);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });

  test('that is pending is asked about until it ends, though its end is never reported', async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order, { state: 'pending' });
    await world.report(payment);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.onHold);
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'waiting', tries: 1 });
    world.shop.clock.advance(60_000);
    await world.work();
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'waiting', tries: 2 });
    world.gateway.books.change(payment.id, 'approved');
    world.shop.clock.advance(60_000);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    expect((await world.inbox()).at(-1)).toMatchObject({ state: 'settled' });
    const states = (await world.ledger()).filter(({ order_id }) => order_id === order.id);
    expect(states.map(({ state }) => state)).toEqual(['pending', 'approved']);
  });

  test('of which the provider tells another amount is not paid', async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order);
    await world.report(payment);
    world.gateway.fault = 'lies';
    await world.work();
    world.gateway.fault = 'none';
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
  });

  test("of one store is refused at another store's address, and without a signature everywhere", async () => {
    const order = await world.order(provider);
    const payment = world.pay(provider, await world.link(provider, order), order);
    const notice = world.gateway.notice(payment);
    const kept = (await world.inbox()).length;
    expect(await world.deliver(provider, notice, world.shop.otherStoreId)).toBe(403);
    expect(await world.deliver(provider, { ...notice, headers: {}, body: '{}' })).toBe(403);
    expect(await world.inbox()).toHaveLength(kept);
  });
});

const NOBODYS = {
  url: '',
  reference: 'tndaaaaaaaaaaaaaaaaaaaaaaaa-x',
  payment_channel_id: 0,
  expires_at: '',
};

test('an order that is worth another amount by now is not paid by the former one', async () => {
  const order = await world.order('wompi');
  const payment = world.pay('wompi', await world.link('wompi', order), order);
  await world.shop.owner.patch(`${world.shop.base}/orders/${order.id}`, { shipping_cost: 5000 });
  await world.report(payment);
  await world.work();
  expect(await world.statusOf(order)).toBe(ORDER_STATUS.pending);
  expect((await world.inbox()).at(-1)).toMatchObject({ state: 'refused', reason: 'order_changed' });
  expect((await world.ledger()).at(-1)).toMatchObject({ attempt_id: payment.id, state: 'approved' });
});

test('a body beyond 64 kB is refused before it is read, and many calls of one address are', async () => {
  const large = { query: '', headers: {}, body: 'x'.repeat(70_000) };
  expect(await world.deliver('wompi', large)).toBe(413);
  const nothing = { query: '', headers: {}, body: '' };
  expect(await world.deliver('payu', nothing)).toBe(403);
  await world.shop.database.platformWrite((sql) =>
    sql.updateTable('rate_limits').set({ used: 600 }).where('key', 'like', 'payment%').execute(),
  );
  expect(await world.deliver('payu', nothing)).toBe(429);
  world.shop.clock.advance(60_000);
});

test('[PAY-01] a link leads nowhere while its way to pay is switched off, and not to one that was set up anew', async () => {
  const order = await world.order('mercado_pago');
  const link = await world.link('mercado_pago', order);
  const channel = `${world.shop.base}/payment-channels-store/${await world.channel('mercado_pago')}`;
  const opened = async () => (await world.shop.anonymous().raw(`/payment-links/${link.reference}`)).status;
  const leads = await opened();
  const page = async () => (await world.shop.anonymous().raw(`/payment-links/${link.reference}`)).text();
  const { body: stored } = await world.shop.owner.get<{ version: number }>(channel);
  const off = await world.shop.owner.patch<{ version: number }>(channel, {
    version: stored.version,
    active: 0,
  });
  expect(off.status, JSON.stringify(off.body)).toBe(200);
  expect(await page()).toContain('Este enlace de pago ya venció');
  await world.shop.owner.patch(channel, { version: off.body.version, active: 1 });
  expect(await opened()).toBe(leads);
  expect(await page()).not.toContain('Este enlace de pago ya venció');
  expect((await world.shop.owner.delete(channel)).status).toBe(200);
  expect(await page()).toContain('Este enlace de pago ya venció');
  const keys = { active: 1, test_mode: 1, ...GATEWAY_KEYS.mercado_pago };
  expect((await world.shop.owner.post(channel, keys)).status).toBe(201);
  expect(await page()).toContain('Este enlace de pago ya venció');
});

test("[PAY-01] a buyer reads whom they pay, for which order and how much, in the page's own style", async () => {
  const order = await world.order('payu');
  const { reference } = await world.link('payu', order);
  const open = async (path = '') => {
    const answer = await world.shop.anonymous().raw(`/payment-links/${reference}${path}`);
    return { policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() };
  };
  const { body: store } = await world.shop.owner.get<{ name: string }>(world.shop.base);
  const { text, policy } = await open();
  expect(text).toContain(`<h1>${store.name}</h1><p class="order">Pedido #${order.sequence}</p>`);
  expect(text).toContain('<p class="amount">$\u00a024.900</p>');
  expect(text).toContain('<button>Pagar $\u00a024.900</button>');
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(policy).toContain(`style-src 'nonce-${nonce}'`);
  const back = await open('/return');
  expect(back.text).toContain(`<p class="order">Pedido #${order.sequence}</p>`);
  expect(back.text).not.toContain('<button>');
  expect(back.policy).toContain("form-action 'none'");
  expect(back.policy).not.toContain(`nonce-${nonce}`);
});

test('no secret of a channel is in a log, an answer, the inbox or a link', async () => {
  const order = await world.order('wompi');
  const link = await world.link('wompi', order);
  const followed = await world.shop.anonymous().raw(`/payment-links/${link.reference}`);
  const tables = await world.shop.database.read(world.shop.storeId, async (sql) => [
    await sql.selectFrom('payment_notifications').selectAll().execute(),
    await sql.selectFrom('payment_attempts').selectAll().execute(),
    await sql.selectFrom('payments').selectAll().execute(),
    await sql.selectFrom('jobs').selectAll().execute(),
  ]);
  const seen = [
    world.logged.join('\n'),
    JSON.stringify([link, [...followed.headers]]),
    await followed.text(),
    JSON.stringify(tables),
    JSON.stringify((await world.shop.owner.get(`${world.shop.base}/payment-notifications`)).body),
  ].join('\n');
  for (const secret of [
    'prv_test_gateway',
    'test_integrity_gateway',
    'test_events_gateway',
    'gateway-api-key',
    'gateway-login',
    'TEST-gateway',
    'gateway-webhook-secret',
    'gateway-secret',
  ])
    expect(seen.includes(secret), secret).toBe(false);
});
