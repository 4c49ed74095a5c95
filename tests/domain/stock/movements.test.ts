import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockDeltas } from '../../../domain/stock/movements.ts';

const line = fc.record({
  product_id: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  product_variant_id: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  quantity: fc.integer({ min: 1, max: 50 }),
});
const lines = fc.array(line, { maxLength: 12 });

test('lines of one product and variant are summed', () => {
  const after = [
    { product_id: 2, product_variant_id: 5, quantity: 1 },
    { product_id: 1, product_variant_id: null, quantity: 4 },
    { product_id: 2, product_variant_id: 5, quantity: 2 },
  ];
  expect(stockDeltas([], after)).toEqual([
    { product_id: 1, product_variant_id: 0, delta: -4 },
    { product_id: 2, product_variant_id: 5, delta: -3 },
  ]);
});

test('an edit moves the difference only', () => {
  const before = [{ product_id: 1, product_variant_id: null, quantity: 4 }];
  const after = [
    { product_id: 1, product_variant_id: 0, quantity: 1 },
    { product_id: null, product_variant_id: null, quantity: 9 },
  ];
  expect(stockDeltas(before, after)).toEqual([{ product_id: 1, product_variant_id: 0, delta: 3 }]);
});

test('there is opposite to back, nothing moves without a change, and locks come in id order', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const there = stockDeltas(before, after);
      const back = stockDeltas(after, before);
      expect(back).toEqual(there.map((move) => ({ ...move, delta: -move.delta })));
      expect(stockDeltas(before, before.toReversed())).toEqual([]);
      const order = there.map(({ product_id, product_variant_id }) => product_id * 100 + product_variant_id);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});

function sum(moves: ReturnType<typeof stockDeltas>): number {
  return moves.reduce((total, { delta }) => total + delta, 0);
}

test('steps add up to the whole way', () => {
  fc.assert(
    fc.property(lines, lines, lines, (a, b, c) => {
      expect(sum(stockDeltas(a, b)) + sum(stockDeltas(b, c))).toBe(sum(stockDeltas(a, c)));
    }),
  );
});
