import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { effort } from '../../support/effort.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

const STATES = ['pending', 'declined', 'approved', 'refunded'] as const;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

describe('reports of a payment', () => {
  let world: PaymentsWorld;

  beforeAll(async () => {
    world = await openPayments();
  }, 120_000);
  // Notifications are limited by the minute.
  beforeEach(() => world.shop.clock.advance(60_000));
  afterAll(() => world.close());

  test('[R14] a hundred at once make one row of the ledger', async () => {
    const order = await world.order('wompi');
    const payment = world.pay('wompi', await world.link('wompi', order), order);
    const notice = world.gateway.notice(payment);
    const answers = await Promise.all(Array.from({ length: 100 }, () => world.deliver('wompi', notice)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await Promise.all([world.work(), world.work(), world.work()]);
    expect(await world.ledger()).toEqual([{ attempt_id: payment.id, state: 'approved', order_id: order.id }]);
    expect(await world.inbox()).toHaveLength(1);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });

  test('a hundred different ones of one state, at once, make one row too', async () => {
    const order = await world.order('mercado_pago');
    const payment = world.pay('mercado_pago', await world.link('mercado_pago', order), order);
    await Promise.all(Array.from({ length: 100 }, () => world.report(payment)));
    await Promise.all([world.work(), world.work(), world.work(), world.work()]);
    const rows = (await world.ledger()).filter(({ order_id }) => order_id === order.id);
    expect(rows).toHaveLength(1);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });

  // What the states mean is one machine for all providers, so of two of them the gate takes an order that begins with each
  // state. PayU reports no refund: its own test is below.
  test.each([
    ['wompi', 24],
    ['mercado_pago', effort(4, 24)],
    ['paypal', effort(4, 24)],
  ] as const)(
    '[R15] orders of four states by %s, each twice, end alike: %i of 24',
    async (provider, count) => {
      const ends: number[] = [];
      const all = permutations(STATES);
      for (const states of all.filter((_, at) => at % (all.length / count) === 0)) {
        const order = await world.order(provider);
        const payment = world.pay(provider, await world.link(provider, order), order);
        for (const state of [...states, ...states]) {
          await world.report(world.gateway.books.change(payment.id, state));
          await world.work();
        }
        ends.push(await world.statusOf(order));
      }
      expect(ends).toHaveLength(count);
      expect(new Set(ends)).toEqual(new Set([ORDER_STATUS.refunded]));
    },
    120_000,
  );

  test('[R15] all orders of the states that PayU reports end alike', async () => {
    const ends: number[] = [];
    for (const states of permutations(['pending', 'declined', 'approved'] as const)) {
      const order = await world.order('payu');
      const payment = world.pay('payu', await world.link('payu', order), order);
      for (const state of [...states, ...states]) {
        await world.report(world.gateway.books.change(payment.id, state));
        await world.work();
      }
      ends.push(await world.statusOf(order));
    }
    expect(new Set(ends)).toEqual(new Set([ORDER_STATUS.paid]));
  }, 60_000);

  test('an approval is never undone by a late decline', async () => {
    const order = await world.order('mercado_pago');
    const link = await world.link('mercado_pago', order);
    const payment = world.pay('mercado_pago', link, order);
    for (const state of ['approved', 'declined', 'pending', 'declined'] as const) {
      await world.report(world.gateway.books.change(payment.id, state));
      await world.work();
    }
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
    const second = world.pay('mercado_pago', link, order, { state: 'declined' });
    await world.report(second);
    await world.work();
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });

  test('[R14] one that comes again a day later changes nothing', async () => {
    const order = await world.order('wompi');
    const payment = world.pay('wompi', await world.link('wompi', order), order);
    const notice = world.gateway.notice(payment);
    await world.deliver('wompi', notice);
    await world.work();
    const rows = await world.ledger();
    world.shop.clock.advance(25 * 60 * 60 * 1000);
    expect(await world.deliver('wompi', notice)).toBe(200);
    await world.work();
    expect(await world.ledger()).toEqual(rows);
    expect(await world.statusOf(order)).toBe(ORDER_STATUS.paid);
  });
});
