import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heldUnits,
  holdsStock,
  holdsStockAfter,
  restockedAfter,
} from '../../../domain/orders/stock-effects.ts';
import { ORDER_STATUS, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { effort } from '../../support/effort.ts';

const { cancelled, refunded } = ORDER_STATUS;

describe('whether an order holds its units', () => {
  test('follows cancelling and reopening; a refund of its money leaves it as it was', () => {
    for (const status of ORDER_STATUS_IDS) expect(holdsStockAfter(status, null)).toBe(status !== cancelled);
    for (const holds_stock of [0, 1]) {
      const before = { order_status_id: refunded, holds_stock };
      expect(holdsStockAfter(refunded, before)).toBe(holds_stock === 1);
      expect(holdsStockAfter(cancelled, before)).toBe(false);
      expect(holdsStockAfter(ORDER_STATUS.paid, before)).toBe(true);
    }
  });

  test('an order from before this was stored says it by its status', () => {
    expect(ORDER_STATUS_IDS.filter((order_status_id) => !holdsStock({ order_status_id }))).toEqual([
      cancelled,
    ]);
  });
});

describe('the units of a line', () => {
  test('that came back are the first that an edit takes off', () => {
    const before = { quantity: 5, restocked: 2 };
    expect([6, 5, 4, 3, 2].map((quantity) => restockedAfter(quantity, before))).toEqual([2, 2, 1, 0, 0]);
    expect(restockedAfter(3, undefined)).toBe(0);
    expect(heldUnits({ order_status_id: 4, holds_stock: 1 }, before)).toBe(3);
    expect(heldUnits({ order_status_id: 5, holds_stock: 0 }, before)).toBe(0);
  });

  test('are held by edits as often as they were taken: never more than sold, never given back twice', () => {
    const step = fc.oneof(
      fc.record({ edit: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ back: fc.integer({ min: 1, max: 9 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 12 }), (sold, steps) => {
        const order = { order_status_id: 4, holds_stock: 1 };
        let line = { quantity: sold, restocked: 0 };
        for (const one of steps) {
          const held = heldUnits(order, line);
          if ('back' in one) {
            const restocked = line.restocked + Math.min(one.back, held);
            line = { ...line, restocked };
            expect(heldUnits(order, line)).toBe(Math.max(0, held - one.back));
          } else {
            const more = one.edit - line.quantity;
            line = { quantity: one.edit, restocked: restockedAfter(one.edit, line) };
            // Units that are added are taken; those that are taken off leave at most what the line then sells.
            expect(heldUnits(order, line)).toBe(more > 0 ? held + more : Math.min(held, one.edit));
          }
        }
      }),
      { numRuns: effort(50, 2_000) },
    );
  });
});
