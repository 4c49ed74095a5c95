import { CAMPAIGN_PLANS, type CampaignPlan } from '../../../domain/plans/campaign.ts';

const KEY = 'tendero.selected_plan';

/** The plan that a visitor chose, stored until the payment (spec 1 §3, 'persisted locally'). */
export function keepSelectedPlan(plan: CampaignPlan): void {
  localStorage.setItem(KEY, plan);
}

export function selectedPlan(): CampaignPlan {
  const kept = localStorage.getItem(KEY);
  return CAMPAIGN_PLANS.find((plan) => plan === kept) ?? 'annual';
}
