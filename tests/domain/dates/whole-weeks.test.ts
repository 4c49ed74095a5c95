import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, mondayOf } from '../../../domain/dates/day.ts';
import { daysOf, wholeWeeks } from '../../../domain/dates/range.ts';

test.each([
  // Tuesday to Wednesday, with three whole weeks between.
  ['2026-10-27', '2026-11-25', '2026-11-02', '2026-11-23'],
  // One week exactly, and one day less at each end.
  ['2026-11-02', '2026-11-08', '2026-11-02', '2026-11-09'],
  ['2026-11-03', '2026-11-08', '2026-11-09', '2026-11-09'],
  ['2026-11-02', '2026-11-07', '2026-11-08', '2026-11-08'],
])('from %s to %s the whole weeks are those from %s up to %s', (from, to, first, end) => {
  expect(wholeWeeks({ from, to })).toEqual({ first, end });
});

test('weeks and the days around them are each day of the range once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }), (start, length) => {
      const range = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) };
      const { first, end } = wholeWeeks(range);
      const weeks = daysOf({ from: first, to: addDays(end, -1) });
      const around = daysOf(range).filter((day) => day < first || day >= end);
      expect([...around, ...weeks].toSorted()).toEqual(daysOf(range));
      expect(weeks.length % 7).toBe(0);
      if (weeks.length > 0) expect(mondayOf(first)).toBe(first);
      expect(around.length).toBeLessThanOrEqual(12);
    }),
  );
});
