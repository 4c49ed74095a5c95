import { PLAN_FEATURES, type PlanFeatureSet } from '../access/features.ts';
import { planState, type PlanTime } from './plan-state.ts';

/** A store's plan, `free` or `pro`, with its dates. */
export interface StorePlan extends PlanTime {
  plan: string;
}

/**
 * What a store's plan allows at this instant, the one place that derives it. A running trial has every feature, as
 * the sign-up promises (spec 1 §1). A plan that has ended, or that nobody paid for, allows what is free.
 */
export function planFeatures(plan: StorePlan, now: Date): PlanFeatureSet {
  const { blocked, ended, trialDays } = planState(plan, now);
  const paid = plan.plan === 'pro' && !ended;
  return !blocked && (paid || trialDays !== null) ? PLAN_FEATURES.pro : PLAN_FEATURES.free;
}
