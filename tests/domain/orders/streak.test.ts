import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salesStreak } from '../../../domain/orders/statuses.ts';

test.each([
  [[0, 1, 2], 3],
  [[1, 2], 2],
  [[0, 2], 1],
  [[2], 0],
  [[], 0],
  [[20, 19, 1, 0], 2],
])('sales %j days ago make a streak of %i', (daysAgo, streak) => {
  expect(salesStreak(daysAgo)).toBe(streak);
});

test('a streak ends before the first day without a sale, whatever was sold earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.array(fc.integer({ min: 1, max: 400 })),
      (length, gaps) => {
        const streak = Array.from({ length }, (_, day) => day);
        const earlier = gaps.map((gap) => length + gap);
        expect(salesStreak([...earlier, ...streak])).toBe(length);
      },
    ),
  );
});
