import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountDue,
  isToCollect,
  paidAfter,
  paidBounds,
  type OrderMoney,
} from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';

const { pending, onHold, cancelled, paid, refunded } = ORDER_STATUS;

const order = (over: Partial<OrderMoney>): OrderMoney => ({
  order_status_id: paid,
  total: 80_000,
  paid: 80_000,
  refunded: null,
  ...over,
});

describe('what a store has to collect', () => {
  test.each([
    ['all of an open order', { order_status_id: pending, paid: 0 }, 80_000],
    ['all of one on hold', { order_status_id: onHold, paid: 0 }, 80_000],
    ['the difference of a paid one that became dearer', { paid: 50_000 }, 30_000],
    ['nothing of a paid one', {}, 0],
    ['nothing of one that became cheaper', { paid: 90_000 }, 0],
    ['nothing of one from before what was paid was written down', { paid: null }, 0],
    ['nothing of a cancelled one', { order_status_id: cancelled, paid: 0 }, 0],
    ['nothing of a refunded one', { order_status_id: refunded, paid: 50_000, refunded: 50_000 }, 0],
  ])('%s', (_, over, amount) => {
    expect(amountDue(order(over))).toBe(amount);
    expect(isToCollect(order(over))).toBe(amount > 0);
  });

  test('an open order of no value waits for its mark', () => {
    const gift = order({ order_status_id: pending, total: 0, paid: 0 });
    expect([amountDue(gift), isToCollect(gift)]).toEqual([0, true]);
  });
});

describe('what a paid order can say that was paid', () => {
  test('reaches from what went back to the total', () => {
    expect(paidBounds(order({ paid: 50_000, refunded: 10_000 }))).toEqual({
      minimum: 10_000,
      maximum: 80_000,
    });
    expect(paidBounds(order({ paid: 90_000 }))).toEqual({ minimum: 1, maximum: 90_000 });
    expect(paidBounds(order({ order_status_id: pending }))).toBeNull();
  });

  test('an amount within its bounds is kept, and the total of it leaves nothing to collect', () => {
    const amounts = fc.record({ total: fc.nat(99_000), paid: fc.integer({ min: 1, max: 99_000 }) });
    fc.assert(
      fc.property(amounts, fc.nat(), ({ total, paid: was }, pick) => {
        const before = order({ total, paid: was });
        const bounds = paidBounds(before);
        if (bounds === null || bounds.maximum < bounds.minimum) return;
        const chosen = bounds.minimum + (pick % (bounds.maximum - bounds.minimum + 1));
        const kept = paidAfter(before, { ...before, paid: chosen });
        expect(kept).toBe(chosen);
        expect(amountDue({ ...before, paid: kept })).toBe(Math.max(0, total - chosen));
      }),
    );
  });
});
