import { expect, test } from 'vitest';
import { PLAN_FEATURES, planFeatures, type StorePlan } from '../../../domain/plans/features.ts';

const NOW = new Date('2026-03-11T03:00:00Z');
const FREE: StorePlan = {
  plan: 'free',
  store_plan_status_id: 1,
  next_cut_date: null,
  trial_ended_at: null,
  time_zone: 'America/Bogota',
};
const at = (plan: Partial<StorePlan>) => planFeatures({ ...FREE, ...plan }, NOW);

test('[BIL-08] a running trial has every feature until the instant of its end', () => {
  expect(at({ trial_ended_at: '2026-03-11T03:00:01.000Z' })).toBe(PLAN_FEATURES.pro);
  expect(at({ trial_ended_at: '2026-03-11T03:00:00.000Z' })).toBe(PLAN_FEATURES.free);
  expect(at({})).toBe(PLAN_FEATURES.free);
});

test('[BIL-08] a plan allows what is free once it is unpaid', () => {
  expect(at({ plan: 'pro' })).toBe(PLAN_FEATURES.pro);
  expect(at({ plan: 'pro', store_plan_status_id: 3, next_cut_date: '2026-03-10' })).toBe(PLAN_FEATURES.pro);
  expect(at({ plan: 'pro', store_plan_status_id: 3, next_cut_date: '2026-03-09' })).toBe(PLAN_FEATURES.free);
  expect(at({ store_plan_status_id: 3, trial_ended_at: '2026-03-25T03:00:00.000Z' })).toBe(
    PLAN_FEATURES.free,
  );
});
