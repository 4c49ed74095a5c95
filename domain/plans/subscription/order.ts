import { addDays, dayOf, daysBetween } from '../../dates/day.ts';
import { FREE_PLAN_ID, monthsOf, planOf, type Plan } from '../catalogue.ts';
import { EXPIRY_NOTICE_DAYS, planState } from '../plan-state.ts';
import { INVOICE_STATUS, isPayable } from './invoice-status.ts';
import { nextPeriod } from './period.ts';
import { planTimeOf } from './state.ts';
import type { PlanInvoice, Subscription } from './subscription.ts';

/** Days in which a plan that was chosen can be paid. Its invoice is voided afterwards. */
export const PURCHASE_DAYS = 7;

/** What becomes of an order: the open invoice again, a new one in place of the open one, or a refusal. */
export type Ordered =
  | { outcome: 'open' }
  | { outcome: 'issue'; invoice: PlanInvoice }
  | { outcome: 'plan_active' };

/**
 * A merchant asks to pay for a plan. The same plan twice, as from two tabs, is one invoice. A plan that is paid beyond
 * the days of a renewal gives way to a longer one alone.
 */
export function orderPlan(
  subscription: Subscription,
  open: PlanInvoice | null,
  { plan, renews }: { plan: Plan; renews: boolean },
  now: Date,
): Ordered {
  if (plan.edition === 'free') return { outcome: 'plan_active' };
  if (open !== null && isPayable(open.status) && open.planId === plan.id) return { outcome: 'open' };
  if (isPaidAhead(subscription, now) && !isLonger(plan, subscription)) return { outcome: 'plan_active' };
  const { from, to } = nextPeriod(subscription, plan, now);
  const dueDate = addDays(dayOf(now, subscription.timeZone), PURCHASE_DAYS);
  return {
    outcome: 'issue',
    invoice: { kind: 'purchase', planId: plan.id, status: INVOICE_STATUS.pending, dueDate, from, to, renews },
  };
}

function isPaidAhead(subscription: Subscription, now: Date): boolean {
  const { planId, paidUntil, timeZone } = subscription;
  if (planId === FREE_PLAN_ID || paidUntil === null) return false;
  if (planState(planTimeOf(subscription), now).blocked) return false;
  return daysBetween(dayOf(now, timeZone), paidUntil) > EXPIRY_NOTICE_DAYS;
}

function isLonger(plan: Plan, { planId }: Subscription): boolean {
  const current = planOf(planId);
  return current !== undefined && monthsOf(plan) > monthsOf(current);
}
