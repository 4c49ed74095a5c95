import { addDays, dayOf } from '../../dates/day.ts';
import { monthsOf, type Plan } from '../catalogue.ts';
import { PLAN_UNPAID, planState } from '../plan-state.ts';
import { planTimeOf } from './state.ts';
import type { Subscription } from './subscription.ts';

export interface Period {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day. */
  to: string;
  anchorDay: number;
}

/**
 * The days that a payment of this plan buys at this instant. They follow the paid ones, those of a late payment too,
 * since the plan worked meanwhile. A running trial is not cut short. After a block, and on the free plan, they begin today.
 */
export function nextPeriod(subscription: Subscription, plan: Pick<Plan, 'frequency'>, now: Date): Period {
  const { paidUntil, anchorDay } = subscription;
  const { blocked, ended } = planState(planTimeOf(subscription), now);
  if (paidUntil !== null && !blocked && !ended && subscription.status !== PLAN_UNPAID) {
    const anchor = anchorDay ?? Number(paidUntil.slice(8));
    return {
      from: addDays(paidUntil, 1),
      to: addMonths(paidUntil, monthsOf(plan), anchor),
      anchorDay: anchor,
    };
  }
  const from = firstDay(subscription, now);
  const anchor = Number(from.slice(8));
  return { from, to: addMonths(from, monthsOf(plan), anchor), anchorDay: anchor };
}

function firstDay({ trialEndsAt, timeZone }: Subscription, now: Date): string {
  const trialEnd = trialEndsAt === null ? now : new Date(trialEndsAt);
  return dayOf(trialEnd > now ? trialEnd : now, timeZone);
}

/** The day so many months later: `anchorDay` of its month, or the month's last day where it is shorter. */
export function addMonths(day: string, months: number, anchorDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(toYear, toMonth, Math.min(anchorDay, last))).toISOString().slice(0, 10);
}
