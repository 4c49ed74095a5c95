import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/dates/day.ts';
import { daysOf, wholeMonths } from '../../../domain/dates/range.ts';

test.each([
  ['2026-01-31', '2026-04-15', '2026-02-01', '2026-04-01'],
  // One month exactly, and one day less at each end.
  ['2028-02-01', '2028-02-29', '2028-02-01', '2028-03-01'],
  ['2028-02-02', '2028-02-29', '2028-03-01', '2028-03-01'],
  ['2028-02-01', '2028-02-28', '2028-02-29', '2028-02-29'],
  ['2025-12-31', '2026-12-31', '2026-01-01', '2027-01-01'],
])('from %s to %s the whole months are those from %s up to %s', (from, to, first, end) => {
  expect(wholeMonths({ from, to })).toEqual({ first, end });
});

test('months and the days around them are each day of the range once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const range = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) };
      const { first, end } = wholeMonths(range);
      const months = daysOf({ from: first, to: addDays(end, -1) });
      const around = daysOf(range).filter((day) => day < first || day >= end);
      expect([...around, ...months].toSorted()).toEqual(daysOf(range));
      if (months.length > 0) expect([first.slice(8), end.slice(8)]).toEqual(['01', '01']);
      expect(around.length).toBeLessThanOrEqual(60);
    }),
  );
});
