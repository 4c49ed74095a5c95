import { dayOf, daysBetween } from '../../dates/day.ts';
import { FREE_PLAN_ID, planOf, soldInstead, type Plan } from '../catalogue.ts';
import { EXPIRY_NOTICE_DAYS, PLAN_ACTIVE, PLAN_ENDING, PLAN_UNPAID, planState } from '../plan-state.ts';
import { INVOICE_STATUS } from './invoice-status.ts';
import { nextPeriod } from './period.ts';
import { planTimeOf } from './state.ts';
import { ended, type PlanInvoice, type Subscription } from './subscription.ts';

/** What a day brings, whether or not anybody looked on the days before. */
export interface Day {
  subscription: Subscription;
  /** The open invoice's new status; null where it stays, or there is none. */
  openStatus: number | null;
  /** A renewal to be issued. */
  renewal: PlanInvoice | null;
}

/**
 * Brings a subscription and its one open invoice up to this instant. Twice at one instant is once.
 * @param country where the merchant is billed: a renewal is of a plan that is sold there
 */
export function daily(subscription: Subscription, open: PlanInvoice | null, now: Date, country: string): Day {
  const { blocked, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (isEnded)
    return {
      subscription: ended(subscription),
      openStatus: voidedUnless(open, now, subscription),
      renewal: null,
    };
  const status = blocked && subscription.planId !== FREE_PLAN_ID ? PLAN_UNPAID : subscription.status;
  const today = { ...subscription, status };
  const openStatus = open === null ? null : statusOn(open, dayOf(now, subscription.timeZone));
  const stillOpen = open !== null && openStatus !== INVOICE_STATUS.voided;
  return { subscription: today, openStatus, renewal: stillOpen ? null : renewalOf(today, now, country) };
}

/** A renewal is owed and becomes overdue; a purchase that nobody paid is no debt, and is voided. */
function statusOn({ kind, status, dueDate }: PlanInvoice, today: string): number | null {
  if (status !== INVOICE_STATUS.pending || daysBetween(today, dueDate) >= 0) return null;
  return kind === 'renewal' ? INVOICE_STATUS.overdue : INVOICE_STATUS.voided;
}

/** A plan that has ended owes no renewal; what was ordered meanwhile stays until its day. */
function voidedUnless(open: PlanInvoice | null, now: Date, { timeZone }: Subscription): number | null {
  if (open === null) return null;
  return open.kind === 'renewal' ? INVOICE_STATUS.voided : statusOn(open, dayOf(now, timeZone));
}

function renewalOf(subscription: Subscription, now: Date, country: string): PlanInvoice | null {
  const { paidUntil, planId, status, timeZone } = subscription;
  const plan = renewedPlan(subscription, country);
  if (status !== PLAN_ACTIVE || paidUntil === null || planId === FREE_PLAN_ID || plan === null) return null;
  const today = dayOf(now, timeZone);
  if (daysBetween(today, paidUntil) > EXPIRY_NOTICE_DAYS) return null;
  const { from, to } = nextPeriod(subscription, plan, now);
  return {
    kind: 'renewal',
    planId: plan.id,
    status: INVOICE_STATUS.pending,
    // One that is issued late can still be paid in time.
    dueDate: today > paidUntil ? today : paidUntil,
    from,
    to,
    renews: true,
  };
}

function renewedPlan({ planId, nextPlanId }: Subscription, country: string): Plan | null {
  const wanted = planOf(nextPlanId ?? planId);
  return wanted === undefined ? null : soldInstead(wanted, country);
}

/** Whether the plan renews by itself. */
export function renews({ planId, status }: Subscription): boolean {
  return planId !== FREE_PLAN_ID && status !== PLAN_ENDING;
}
