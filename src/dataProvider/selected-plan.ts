import { CAMPAIGN_PLANS, type CampaignPlan } from '../../domain/plans/catalogue.ts';

const KEY = 'tendero.selected_plan';

/** The plan that a visitor chose, stored until the payment (spec 1 §3, 'persisted locally'). */
export function keepSelectedPlan(plan: CampaignPlan): void {
  localStorage.setItem(KEY, plan);
}

/** Null before anybody chose one in this browser. */
export function selectedPlan(): CampaignPlan | null {
  const kept = localStorage.getItem(KEY);
  return CAMPAIGN_PLANS.find((plan) => plan === kept) ?? null;
}

/** After the payment has begun. */
export function forgetSelectedPlan(): void {
  localStorage.removeItem(KEY);
}
