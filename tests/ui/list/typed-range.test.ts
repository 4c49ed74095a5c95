import { expect, test } from 'vitest';
import { monthOf } from '../../../domain/dates/day.ts';
import { appliedRange, DATE_PRESETS, presetOf, typedRange } from '../../../domain/lists/date-presets.ts';
import { daysAt, movingDays } from '../../../domain/lists/moving-days.ts';

const TODAY = '2026-11-20';

test('[ORD-05] a typed day clears the preset, and both days today are no filter', () => {
  expect(appliedRange(typedRange('2026-11-01', TODAY), TODAY)).toEqual(['2026-11-01', TODAY]);
  expect(presetOf(['2026-11-01', TODAY], TODAY)).toBeUndefined();
  // Days are dropped when they are applied: while they are typed, the second is not there yet.
  expect(typedRange(TODAY, TODAY).slice(0, 2)).toEqual([TODAY, TODAY]);
  expect(presetOf(typedRange(TODAY, TODAY), TODAY)).toBeUndefined();
  expect(appliedRange(typedRange(TODAY, TODAY), TODAY)).toBeUndefined();
  expect(appliedRange(typedRange(TODAY, null), TODAY)).toEqual([TODAY, null]);
  expect(appliedRange([TODAY, TODAY], TODAY)).toEqual([TODAY, TODAY]);
});

test('[ORD-03] the presets are today, yesterday, the last 7 and the last 30 days, and whole months', () => {
  expect(DATE_PRESETS.map(({ key, range }) => [key, ...range(TODAY)])).toEqual([
    ['today', TODAY, TODAY],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['last_7', '2026-11-14', TODAY],
    ['last_30', '2026-10-22', TODAY],
    ['this_month', '2026-11-01', '2026-11-30'],
    ['last_month', '2026-10-01', '2026-10-31'],
  ]);
  expect(DATE_PRESETS.at(-1)?.range('2028-03-31')).toEqual(['2028-02-01', '2028-02-29']);
  expect(DATE_PRESETS.at(-1)?.range('2027-01-05')).toEqual(['2026-12-01', '2026-12-31']);
  expect(presetOf(['2026-11-14', TODAY], TODAY)?.key).toBe('last_7');
});

test('[ORD-03] a saved month is that of the day on which it is opened, and a typed range stays', () => {
  for (const ago of [0, 1]) {
    const saved = movingDays({ 'date.between': monthOf(TODAY, ago) }, TODAY);
    expect(daysAt(saved, '2027-01-05')).toEqual({ 'date.between': monthOf('2027-01-05', ago) });
  }
  const typed = { 'date.between': ['2026-11-01', TODAY] };
  expect(daysAt(movingDays(typed, TODAY), '2027-01-05')).toEqual(typed);
});
