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
  /** The paid days are over, and the plan still works while its renewal waits to be paid. */
  pastDue: boolean;
  /** The plan was to end, and has ended: the store is on the free plan. */
  ended: boolean;
  /** The day on which the plan expires, when it is near. */
  expiresOn: string | null;
  /** Days of trial left, including today; null without a running trial. */
  trialDays: number | null;
}

/** Status of a plan that renews, and of the free one. */
export const PLAN_ACTIVE = 1;
/** Status of a plan that ends with its paid days. */
export const PLAN_ENDING = 2;
/** Status of a plan that needs a payment to continue. */
export const PLAN_UNPAID = 3;
/** The number of days before its end at which a plan's expiry is announced. */
export const EXPIRY_NOTICE_DAYS = 15;
/** Days after the paid ones in which a plan that renews still works (decision 54). */
export const GRACE_DAYS = 10;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The plan states of spec 1 §4 at this instant, in the store's own days. They follow from the clock alone: a job that
 * is late grants nothing.
 */
export function planState(plan: PlanTime, now: Date): PlanState {
  const cut = plan.next_cut_date;
  const status = plan.store_plan_status_id;
  const left = cut === null ? null : daysBetween(dayOf(now, plan.time_zone), cut);
  const isOver = left !== null && left < 0;
  const blocked =
    status === PLAN_UNPAID
      ? left === null || isOver
      : status === PLAN_ACTIVE && left !== null && left < -GRACE_DAYS;
  const near = left !== null && left >= 0 && left <= EXPIRY_NOTICE_DAYS;
  const trial = plan.trial_ended_at === null ? 0 : Date.parse(plan.trial_ended_at) - now.getTime();
  return {
    blocked,
    pastDue: isOver && !blocked && status !== PLAN_ENDING,
    ended: isOver && status === PLAN_ENDING,
    expiresOn: near && !blocked ? cut : null,
    trialDays: trial > 0 && !blocked ? Math.ceil(trial / DAY) : null,
  };
}
