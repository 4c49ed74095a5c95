import { dayOf, daysBetween } from '../dates/day.ts';

/** What a store's plan says about its time, as the session carries it. */
export interface PlanTime {
  store_plan_status_id: number;
  /** Day until which the plan is paid, `YYYY-MM-DD`. */
  next_cut_date: string | null;
  /** End of the trial, ISO UTC. */
  trial_ended_at: string | null;
  time_zone: string;
}

export interface PlanState {
  /** Nothing but paying or leaving is possible. */
  blocked: boolean;
  /** The day on which the plan expires, when that is near. */
  expiresOn: string | null;
  /** Days of trial that are left, today included; null without a trial under way. */
  trialDays: number | null;
}

/** Status of a plan that has to be paid to go on. */
export const PLAN_UNPAID = 3;
/** From how many days before its end a plan's expiry is announced. */
export const EXPIRY_NOTICE_DAYS = 15;

const DAY = 24 * 60 * 60 * 1000;

/** The states of spec 1 §4 'Plan states' at this instant, in the store's own days. */
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
