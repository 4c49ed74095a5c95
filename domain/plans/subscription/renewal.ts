import { FREE_PLAN_ID, planOf } from '../catalogue.ts';
import { PLAN_ACTIVE, PLAN_ENDING, planState } from '../plan-state.ts';
import { planTimeOf } from './state.ts';
import { ended, type Subscription } from './subscription.ts';

/** Null where there is no plan that could renew or end. */
type Changed = Subscription | null;

/**
 * Ends the plan with its paid days. One whose days are over, owed or blocked, ends now: the store goes on with what is
 * free.
 */
export function cancel(subscription: Subscription, now: Date): Changed {
  if (subscription.planId === FREE_PLAN_ID) return null;
  const { blocked, pastDue, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (blocked || pastDue || isEnded || subscription.paidUntil === null) return ended(subscription);
  return { ...subscription, status: PLAN_ENDING, nextPlanId: null };
}

/** Takes a cancellation back while the paid days last. Afterwards the plan is bought again. */
export function reactivate(subscription: Subscription, now: Date): Changed {
  const { blocked, ended: isEnded } = planState(planTimeOf(subscription), now);
  if (subscription.planId === FREE_PLAN_ID || blocked || isEnded) return null;
  return subscription.status === PLAN_ENDING ? { ...subscription, status: PLAN_ACTIVE } : subscription;
}

/** Chooses what the next renewal buys: another period is paid from then on, and no paid day is lost. */
export function chooseNext(subscription: Subscription, nextPlanId: number | null): Changed {
  if (subscription.planId === FREE_PLAN_ID) return null;
  if (nextPlanId !== null && planOf(nextPlanId)?.edition !== 'pro') return null;
  return { ...subscription, nextPlanId: nextPlanId === subscription.planId ? null : nextPlanId };
}
