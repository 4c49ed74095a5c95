import { monthlyAmount, monthsOf, type Plan } from '../../../domain/plans/catalogue.ts';
import { PLAN_ITEMS } from '../../../domain/plans/plan-items.ts';
import { SAVINGS } from '../../../domain/plans/savings.ts';
import type { PlanAnswer } from '../../../domain/plans/billing-types.ts';
import { ApiError } from '../../errors.ts';

/** A plan as a merchant of this country sees it. @throws ApiError `not_found` where it is not sold */
export function planAnswer(plan: Plan, country: string): PlanAnswer {
  const price = plan.price(country);
  if (price === null) throw new ApiError('not_found');
  return {
    id: plan.id,
    name: plan.edition === 'pro' ? 'Pro' : 'Free',
    plan_name: plan.edition,
    frequency: plan.frequency,
    months: monthsOf(plan),
    base_price: price.amount,
    list_price: price.listAmount ?? null,
    monthly_price: monthlyAmount(price, plan),
    currency: price.currency,
    action: plan.action,
    best_seller: plan.bestSeller,
    discount_percent: plan.discountPercent,
    savings: plan.frequency === 'annual' ? SAVINGS : null,
    campaign: plan.campaign,
    plan_features: PLAN_ITEMS.map((line) => {
      const value = line[plan.edition];
      return { item: line.item, included: value !== false, value };
    }),
    quantity: 1,
  };
}
