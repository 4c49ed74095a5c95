import { expect, test } from 'vitest';
import { appliedRange, DATE_PRESETS, presetOf, typedRange } from '../../../domain/lists/date-presets.ts';

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

test('[ORD-03] the presets are today, yesterday, the last 7 and the last 30 days, today among them', () => {
  expect(DATE_PRESETS.map(({ key, range }) => [key, ...range(TODAY)])).toEqual([
    ['today', TODAY, TODAY],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['last_7', '2026-11-14', TODAY],
    ['last_30', '2026-10-22', TODAY],
  ]);
  expect(presetOf(['2026-11-14', TODAY], TODAY)?.key).toBe('last_7');
});
