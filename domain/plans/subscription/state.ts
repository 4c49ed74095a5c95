import { FREE_PLAN_ID, planOf } from '../catalogue.ts';
import { planFeatures } from '../plan-features.ts';
import { PLAN_ENDING, planState, type PlanTime } from '../plan-state.ts';
import type { Subscription } from './subscription.ts';

export const SUBSCRIPTION_STATES = [
  'free',
  'trial',
  'active',
  'near_expiry',
  'past_due',
  'blocked',
  'cancelled',
] as const;
export type SubscriptionStateName = (typeof SUBSCRIPTION_STATES)[number];

/** What a person reads about a subscription at this instant. `cancelled`: it ends with its paid days. */
export function subscriptionState(subscription: Subscription, now: Date): SubscriptionStateName {
  const { blocked, ended, pastDue, expiresOn, trialDays } = planState(planTimeOf(subscription), now);
  if (blocked) return 'blocked';
  if (subscription.planId === FREE_PLAN_ID || ended) return trialDays === null ? 'free' : 'trial';
  if (subscription.status === PLAN_ENDING) return 'cancelled';
  if (pastDue) return 'past_due';
  return expiresOn === null ? 'active' : 'near_expiry';
}

/** The subscription in the columns of a store. */
export function planTimeOf({ status, paidUntil, trialEndsAt, timeZone }: Subscription): PlanTime {
  return {
    store_plan_status_id: status,
    next_cut_date: paidUntil,
    trial_ended_at: trialEndsAt,
    time_zone: timeZone,
  };
}

export function editionOf({ planId }: Pick<Subscription, 'planId'>): 'free' | 'pro' {
  return planOf(planId)?.edition ?? 'free';
}

export function featuresAt(subscription: Subscription, now: Date) {
  return planFeatures({ ...planTimeOf(subscription), plan: editionOf(subscription) }, now);
}
