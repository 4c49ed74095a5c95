import { expect, test } from 'vitest';
import { salesStreak } from '../../../domain/orders/streak.ts';

test.each([
  [['2026-11-20', '2026-11-19', '2026-11-18'], 3],
  [['2026-11-19', '2026-11-18'], 2],
  [['2026-11-20', '2026-11-18'], 1],
  [['2026-11-18'], 0],
  [[], 0],
  [['2026-11-01', '2026-10-31', '2026-11-20', '2026-11-19'], 2],
])('sales on %j make a streak of %i on 2026-11-20', (days, streak) => {
  expect(salesStreak(new Set(days), '2026-11-20')).toBe(streak);
});

test('a streak runs over the end of a month and of a year', () => {
  expect(salesStreak(new Set(['2027-01-01', '2026-12-31', '2026-12-30']), '2027-01-01')).toBe(3);
});
