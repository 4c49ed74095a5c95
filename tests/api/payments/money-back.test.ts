import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Refund } from '../../../domain/orders/refunds.ts';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import type { PaymentReport } from '../../../domain/payments/payment-answers.ts';
import type { Provider } from '../../../domain/payments/provider.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { wrongMoney } from '../stock/invariant.ts';
import type { Failure, Order } from '../orders/shop.ts';
import { openPayments, type Link, type PaymentsWorld } from './payments-world.ts';

type Paid = Order & { paid: number; refunded: number | null; holds_stock: number };
interface Doubt {
  attempt_id: string;
  reason: string;
  state: string;
  order_id: number;
}

const [CANCELLED, PAID, REFUNDED] = [3, 4, 5];
const TOTAL = 24_900;

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPayments();
}, 120_000);
// Notifications are limited by the minute.
beforeEach(() => world.shop.clock.advance(60_000));
afterAll(() => world.close());

const path = ({ id }: Order) => `${world.shop.base}/orders/${id}`;
const find = async (order: Order) => (await world.shop.owner.get<Paid>(path(order))).body;
const refundsOf = async (order: Order) =>
  (await world.shop.owner.get<Refund[]>(`${path(order)}/refunds`)).body;
const setStatus = (order: Order, status: number) =>
  world.shop.owner.post(`${path(order)}/status/${status}/type/1`);
const giveBack = (order: Order, amount: number) =>
  world.shop.owner.post<Paid & Failure>(`${path(order)}/refunds`, { reason: 'other', amount });
const page = (link: Link) => world.shop.api.fetch(new Request(link.url, { redirect: 'manual' }));
const doubts = async (order: Order) => {
  const all = await world.shop.owner.get<Doubt[]>(`${world.shop.base}/payment-notifications?doubtful=true`);
  return all.body.filter(({ order_id }) => order_id === order.id);
};

async function told(payment: GatewayPayment): Promise<void> {
  await world.report(payment);
  await world.work();
}

/** An order that a buyer has paid by its link. */
async function paidOrder(provider: Provider) {
  const order = await world.order(provider);
  const link = await world.link(provider, order);
  const payment = world.pay(provider, link, order);
  await told(payment);
  expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: TOTAL });
  return { order, link, payment };
}

test('[CFG-02] a link asks for the whole units of the currency that its order was made in, whatever the store has now', async () => {
  const order = await world.order('paypal');
  await world.shop.owner.put(`${world.shop.base}/currency`, { currency: 'COP' });
  const payment_channel_id = await world.channel('wompi');
  const refused = await world.shop.owner.post<Failure>(`${world.shop.base}/orders/${order.id}/payment-link`, {
    payment_channel_id,
  });
  expect(refused.body.errors).toEqual({
    payment_channel_id: { key: 'currency_not_taken', args: { currency: 'USD' } },
  });
  const link = await world.link('paypal', order);
  const asked = await world.shop.database.read(world.shop.storeId, (sql) =>
    sql
      .selectFrom('payment_attempts')
      .select(['cents', 'currency'])
      .where('reference', '=', link.reference)
      .executeTakeFirst(),
  );
  expect(asked).toEqual({ cents: TOTAL * 100, currency: 'USD' });
  await told(world.pay('paypal', link, order));
  expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: TOTAL });
});

describe('a refund at the provider', () => {
  test.each(['mercado_pago', 'paypal'] as const)(
    'of a part by %s is a row with its amount, once; the rest can still go back',
    async (provider) => {
      const { order, payment } = await paidOrder(provider);
      for (let times = 0; times < 2; times += 1)
        await told(world.gateway.books.change(payment.id, 'approved', 500_000));
      expect(await refundsOf(order)).toMatchObject([
        { amount: 5_000, reason: 'provider', provider, user: null },
      ]);
      expect(await find(order)).toMatchObject({ order_status_id: PAID, refunded: 5_000, holds_stock: 1 });
      const tooMuch = await giveBack(order, TOTAL - 4_999);
      expect(tooMuch.body.errors).toEqual({ amount: { key: 'maximum', args: { limit: TOTAL - 5_000 } } });
      await told(world.gateway.books.change(payment.id, 'approved', 800_000));
      expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([5_000, 3_000]);
      await told(world.gateway.books.change(payment.id, 'refunded'));
      expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([5_000, 3_000, TOTAL - 8_000]);
      expect(await find(order)).toMatchObject({ order_status_id: REFUNDED, refunded: TOTAL });
      expect((await giveBack(order, 1)).status).toBe(422);
      expect(await doubts(order)).toEqual([]);
    },
  );

  test('of a payment that is void is of all of it, and moves no goods of a cancelled order', async () => {
    const { order, payment } = await paidOrder('wompi');
    await setStatus(order, CANCELLED);
    await told(world.gateway.books.change(payment.id, 'refunded'));
    expect(await refundsOf(order)).toMatchObject([{ amount: TOTAL, reason: 'provider', provider: 'wompi' }]);
    expect(await find(order)).toMatchObject({ order_status_id: REFUNDED, refunded: TOTAL, holds_stock: 0 });
  });

  test('that a member wrote down before is that one; beyond what was left a person is told', async () => {
    const { order, payment } = await paidOrder('mercado_pago');
    await giveBack(order, 5_000);
    await told(world.gateway.books.change(payment.id, 'approved', 5_000_00));
    expect(await refundsOf(order)).toMatchObject([
      { amount: 5_000, reason: 'other', provider: 'mercado_pago' },
    ]);
    expect(await find(order)).toMatchObject({ refunded: 5_000 });
    await giveBack(order, 10_000);
    await told(world.gateway.books.change(payment.id, 'refunded'));
    expect(await find(order)).toMatchObject({ order_status_id: REFUNDED, refunded: TOTAL });
    expect(await doubts(order)).toMatchObject([{ reason: 'refund_above', state: 'settled' }]);
  });

  test('is said by the provider in the history, as its payment is', async () => {
    const { order, payment } = await paidOrder('mercado_pago');
    await told(world.gateway.books.change(payment.id, 'approved', 5_000_00));
    const { body } = await world.shop.owner.get<TimelineEntry[]>(`${path(order)}/timeline`);
    expect(body.slice(0, 2)).toMatchObject([
      {
        provider: 'mercado_pago',
        origin: 'payment',
        user: null,
        events: [{ kind: 'refund', amount: 5_000 }],
      },
      {
        provider: 'mercado_pago',
        user: null,
        events: expect.arrayContaining([expect.objectContaining({ kind: 'status', to: PAID })]),
      },
    ]);
    expect(body.at(-1)).toMatchObject({ provider: null, origin: 'member', user: expect.any(String) });
    // The log of the store says so too.
    const log = `${world.shop.base}/audit?resource.in=orders&limit=2`;
    expect((await world.shop.owner.get(log)).body).toMatchObject([
      { provider: 'mercado_pago', user_id: null, user: null },
      { provider: 'mercado_pago', user_id: null, user: null },
    ]);
  });
});

describe('a chargeback', () => {
  test.each(['mercado_pago', 'paypal'] as const)(
    'by %s goes back in whole and is told to a person, and so is one that the store wins',
    async (provider) => {
      const { order, payment } = await paidOrder(provider);
      await told(world.gateway.books.change(payment.id, 'charged_back'));
      expect(await find(order)).toMatchObject({ order_status_id: REFUNDED, refunded: TOTAL });
      expect(await refundsOf(order)).toMatchObject([{ amount: TOTAL, reason: 'chargeback', provider }]);
      expect(await doubts(order)).toMatchObject([{ reason: 'chargeback', state: 'settled' }]);
      await told(world.gateway.books.change(payment.id, 'reinstated'));
      expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: TOTAL, refunded: 0 });
      expect((await refundsOf(order)).map(({ amount, reason }) => [amount, reason])).toEqual([
        [TOTAL, 'chargeback'],
        [-TOTAL, 'chargeback_won'],
      ]);
      expect((await doubts(order)).map(({ reason }) => reason)).toEqual(['chargeback_won', 'chargeback']);
      expect((await giveBack(order, TOTAL)).status).toBe(201);
    },
  );
});

describe('the link of an order', () => {
  test('ends when a person cancels it, and its page says so', async () => {
    const order = await world.order('wompi');
    const link = await world.link('wompi', order);
    await setStatus(order, CANCELLED);
    const answer = await page(link);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Este pedido fue cancelado'),
    ]);
    await setStatus(order, 1);
    expect(await (await page(link)).text()).toContain('ya venció');
  });

  test('goes on after a payment that was declined', async () => {
    const order = await world.order('mercado_pago');
    const link = await world.link('mercado_pago', order);
    await told(world.pay('mercado_pago', link, order, { state: 'declined' }));
    expect(await world.statusOf(order)).toBe(CANCELLED);
    expect((await page(link)).status).toBe(303);
    await told(world.pay('mercado_pago', link, order));
    expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: TOTAL });
    expect(await doubts(order)).toEqual([]);
  });

  test('that is paid all the same leaves the order cancelled, takes no unit, and calls a person', async () => {
    const order = await world.order('wompi');
    const link = await world.link('wompi', order);
    const pending = world.pay('wompi', link, order, { state: 'pending' });
    await setStatus(order, CANCELLED);
    await told(pending);
    expect(await world.statusOf(order)).toBe(CANCELLED);
    await told(world.gateway.books.change(pending.id, 'approved'));
    expect(await find(order)).toMatchObject({ order_status_id: CANCELLED, paid: TOTAL, holds_stock: 0 });
    expect(await doubts(order)).toMatchObject([{ reason: 'order_cancelled', state: 'settled' }]);
    expect((await giveBack(order, TOTAL)).body).toMatchObject({ order_status_id: REFUNDED, holds_stock: 0 });
    expect(await doubts(order)).toEqual([]);
  });

  test('[PAY-01] that is paid twice is flagged for a person, and what is too much can go back', async () => {
    const { order, link } = await paidOrder('wompi');
    const second = world.pay('wompi', link, order);
    for (let times = 0; times < 2; times += 1) await told(second);
    expect(await find(order)).toMatchObject({ order_status_id: PAID, total: TOTAL, paid: 2 * TOTAL });
    expect(await doubts(order)).toMatchObject([{ reason: 'paid_twice', attempt_id: second.id }]);
    expect((await giveBack(order, TOTAL - 1)).body).toMatchObject({ order_status_id: PAID });
    expect(await doubts(order)).toHaveLength(1);
    expect((await giveBack(order, 1)).body).toMatchObject({ order_status_id: PAID, refunded: TOTAL });
    expect(await doubts(order)).toEqual([]);
    const { body: all } = await world.shop.owner.get<PaymentReport[]>(
      `${world.shop.base}/payment-notifications`,
    );
    expect(all.filter(({ attempt_id, reason }) => attempt_id === second.id && reason !== null)).toMatchObject(
      [{ reason: 'paid_twice', reviewed_at: expect.any(String) }],
    );
    expect(await wrongMoney(world.shop.database, world.shop.storeId)).toEqual([]);
  });

  test('[PAY-01] that is paid twice waits for nobody once its provider has given one back', async () => {
    const { order, link } = await paidOrder('wompi');
    const second = world.pay('wompi', link, order);
    await told(second);
    expect(await doubts(order)).toHaveLength(1);
    await told(world.gateway.books.change(second.id, 'refunded'));
    expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: 2 * TOTAL, refunded: TOTAL });
    expect(await doubts(order)).toEqual([]);
  });

  test('[PAY-01] that is paid after its order was cancelled waits for nobody once the order goes on', async () => {
    const order = await world.order('wompi');
    const link = await world.link('wompi', order);
    await setStatus(order, CANCELLED);
    await told(world.pay('wompi', link, order));
    expect(await doubts(order)).toMatchObject([{ reason: 'order_cancelled' }]);
    await setStatus(order, PAID);
    expect(await find(order)).toMatchObject({ order_status_id: PAID, paid: TOTAL });
    expect(await doubts(order)).toEqual([]);
  });
});
