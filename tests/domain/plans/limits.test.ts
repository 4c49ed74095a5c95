import { expect, test } from 'vitest';
import { exceedsPlan, PLAN_FEATURES } from '../../../domain/plans/features.ts';

test('the free plan publishes 20 products and has 1 line; Pro has 5 lines (spec 2 §9)', () => {
  expect(exceedsPlan(PLAN_FEATURES.free, 'max_products', 20)).toBe(false);
  expect(exceedsPlan(PLAN_FEATURES.free, 'max_products', 21)).toBe(true);
  expect(exceedsPlan(PLAN_FEATURES.free, 'max_lines', 2)).toBe(true);
  expect(exceedsPlan(PLAN_FEATURES.pro, 'max_lines', 5)).toBe(false);
  expect(exceedsPlan(PLAN_FEATURES.pro, 'max_lines', 6)).toBe(true);
});

test('what a plan does not speak of has no limit', () => {
  expect(exceedsPlan({}, 'max_products', 1_000_000)).toBe(false);
});
