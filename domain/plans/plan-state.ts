import { dayOf, daysBetween } from '../dates/day.ts';

/** The dates of a store's plan, as the session carries them. */
export interface PlanTime {
  store_plan_status_id: number;
  /** Day until which the plan is paid, `YYYY-MM-DD`. */
  next_cut_date: string | null;
  /** End of the trial, ISO UTC. */
  trial_ended_at: string | null;
  time_zone: string;
}

export interface PlanState {
  /** The user can only pay or sign out. */
  blocked: boolean;
  /** The day on which the plan expires, when it is near. */
  expiresOn: string | null;
  /** Days of trial left, including today; null without a running trial. */
  trialDays: number | null;
}

/** Status of a plan that needs a payment to continue. */
export const PLAN_UNPAID = 3;
/** The number of days before its end at which a plan's expiry is announced. */
export const EXPIRY_NOTICE_DAYS = 15;

const DAY = 24 * 60 * 60 * 1000;

/** The plan states of spec 1 §4 at this instant, in the store's own days. */
export function planState(plan: PlanTime, now: Date): PlanState {
  const cut = plan.next_cut_date;
  const left = cut === null ? null : daysBetween(dayOf(now, plan.time_zone), cut);
  const blocked = plan.store_plan_status_id === PLAN_UNPAID && (left === null || left < 0);
  const near = left !== null && left >= 0 && left <= EXPIRY_NOTICE_DAYS;
  const trial = plan.trial_ended_at === null ? 0 : Date.parse(plan.trial_ended_at) - now.getTime();
  return {
    blocked,
    expiresOn: near && !blocked ? cut : null,
    trialDays: trial > 0 && !blocked ? Math.ceil(trial / DAY) : null,
  };
}
