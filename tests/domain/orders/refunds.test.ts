import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  owedBack,
  paidAfter,
  paidOf,
  refundable,
  refundableUnits,
  statusAfterRefund,
  stillToPay,
  type OrderMoney,
} from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';

const money = (over: Partial<OrderMoney>): OrderMoney => ({
  order_status_id: ORDER_STATUS.paid,
  total: 50_000,
  paid: 50_000,
  refunded: null,
  ...over,
});

describe('what an order has brought in', () => {
  test.each([
    [ORDER_STATUS.pending, 0],
    [ORDER_STATUS.onHold, 0],
    [ORDER_STATUS.cancelled, 0],
    [ORDER_STATUS.paid, 50_000],
    [ORDER_STATUS.refunded, 50_000],
  ])('an older order in status %i has paid %i', (order_status_id, paid) => {
    expect(paidOf(money({ order_status_id, paid: null }))).toBe(paid);
  });

  test('marking as paid takes the total of that moment, and an edit afterwards changes nothing', () => {
    const open = money({ order_status_id: ORDER_STATUS.pending, paid: 0 });
    expect(paidAfter(open, { order_status_id: ORDER_STATUS.paid, total: 60_000, paid: null })).toBe(60_000);
    const edited = { order_status_id: ORDER_STATUS.paid, total: 80_000, paid: null };
    expect(paidAfter(money({}), edited)).toBe(50_000);
    expect(stillToPay(money({ total: 80_000 }))).toBe(30_000);
    expect(stillToPay(money({ total: 20_000 }))).toBe(0);
  });

  test('a cancelled order still holds the money; one that is open again has no payment', () => {
    expect(paidAfter(money({}), { order_status_id: ORDER_STATUS.cancelled, total: 50_000, paid: null })).toBe(
      50_000,
    );
    expect(paidAfter(money({}), { order_status_id: ORDER_STATUS.pending, total: 50_000, paid: null })).toBe(
      0,
    );
  });

  test('what went back in part stays paid, whatever the status', () => {
    const partly = money({ refunded: 10_000 });
    expect(paidAfter(partly, { order_status_id: ORDER_STATUS.pending, total: 50_000, paid: null })).toBe(
      50_000,
    );
  });

  test('the status becomes refunded with the last peso, not before', () => {
    expect(statusAfterRefund(money({}), 49_999)).toBe(ORDER_STATUS.paid);
    expect(statusAfterRefund(money({}), 50_000)).toBe(ORDER_STATUS.refunded);
  });

  test('units come back once', () => {
    const lines = [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 9 },
    ];
    expect(refundableUnits({ id: 1, quantity: 5 }, [{ lines, restocked: false }])).toBe(3);
    expect(refundableUnits({ id: 1, quantity: 5, restocked: 2 }, [{ lines, restocked: true }])).toBe(3);
    expect(refundableUnits({ id: 1, quantity: 1 }, [{ lines, restocked: false }])).toBe(0);
  });

  test('whatever happens to an order, no more goes back than was paid', () => {
    const step = fc.oneof(
      fc.record({ status: fc.constantFrom(...ORDER_STATUS_IDS) }),
      fc.record({ total: fc.nat(99_000) }),
      fc.record({ refund: fc.nat(60_000) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let order = money({ order_status_id: ORDER_STATUS.pending, paid: null });
        for (const move of steps) {
          if ('refund' in move) {
            if (move.refund === 0 || move.refund > refundable(order)) continue;
            const refunded = (order.refunded ?? 0) + move.refund;
            order = { ...order, refunded, order_status_id: statusAfterRefund(order, refunded) };
          } else {
            const next = {
              order_status_id: 'status' in move ? move.status : order.order_status_id,
              total: 'total' in move ? move.total : order.total,
              paid: order.paid,
            };
            order = { ...order, ...next, paid: paidAfter(order, next) };
          }
          expect(order.refunded ?? 0).toBeLessThanOrEqual(paidOf(order));
          expect(refundable(order)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test.each([
  ['a paid order owes nothing', {}, 0],
  ['one that was edited down owes what it has too much', { total: 30_000 }, 20_000],
  ['a cancelled one owes what was paid', { order_status_id: ORDER_STATUS.cancelled }, 50_000],
  ['less what went back', { order_status_id: ORDER_STATUS.cancelled, refunded: 20_000 }, 30_000],
  [
    'a returned one owes what was paid until that is written down',
    { order_status_id: ORDER_STATUS.refunded },
    50_000,
  ],
  ['less what went back of it', { order_status_id: ORDER_STATUS.refunded, refunded: 50_000 }, 0],
  [
    'one from before payments were written down says of none',
    { order_status_id: ORDER_STATUS.refunded, paid: null },
    0,
  ],
  ['a cancelled one that nobody paid owes nothing', { order_status_id: ORDER_STATUS.cancelled, paid: 0 }, 0],
])('%s', (_, over, owed) => {
  expect(owedBack(money(over))).toBe(owed);
});
