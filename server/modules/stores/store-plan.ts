import { PLAN_FEATURES, type PlanFeatureSet } from '../../../domain/access/features.ts';
import { planFeatures, type StorePlan } from '../../../domain/plans/plan-features.ts';
import { planState } from '../../../domain/plans/plan-state.ts';

/** The columns of a store, `st` in a statement, that say what its plan allows. */
export const PLAN_COLUMNS = [
  'st.plan',
  'st.store_plan_status_id',
  'st.next_cut_date',
  'st.trial_ended_at',
  'st.time_zone',
] as const;

/** `PLAN_COLUMNS` of one store; null in each where a join found none. */
export interface StorePlanRow {
  plan: string | null;
  store_plan_status_id: number | null;
  next_cut_date: string | null;
  trial_ended_at: Date | null;
  time_zone: string | null;
}

/** What the plan of this row allows at this instant; what is free without a store. */
export function featuresOf(row: StorePlanRow, now: Date): PlanFeatureSet {
  const plan = planOfRow(row);
  return plan === null ? PLAN_FEATURES.free : planFeatures(plan, now);
}

/** Whether the plan of this row must be paid before the store sells again. */
export function isUnpaid(row: StorePlanRow, now: Date): boolean {
  const plan = planOfRow(row);
  return plan !== null && planState(plan, now).blocked;
}

function planOfRow(row: StorePlanRow): StorePlan | null {
  const { plan, store_plan_status_id, next_cut_date, trial_ended_at, time_zone } = row;
  if (plan === null || store_plan_status_id === null || time_zone === null) return null;
  return {
    plan,
    store_plan_status_id,
    next_cut_date,
    trial_ended_at: trial_ended_at?.toISOString() ?? null,
    time_zone,
  };
}
