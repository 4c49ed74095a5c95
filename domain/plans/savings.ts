import { monthsOf, PLANS, type Plan } from './catalogue.ts';

/**
 * What a plan saves against so many months of the monthly plan of its offer, in percent; null where it saves nothing. The
 * spec prints 17 and 20 for one price (2 §9); what is shown is what the prices give: 17 in dollars, 40 in pesos.
 */
export function savingsOf(plan: Plan, country: string): number | null {
  const monthly = PLANS.find(
    ({ edition, campaign, frequency }) =>
      edition === plan.edition && campaign === plan.campaign && frequency === 'monthly',
  )?.price(country);
  const price = plan.price(country);
  if (monthly == null || price === null || monthly.currency !== price.currency) return null;
  const percent = Math.round((1 - price.amount / (monthly.amount * monthsOf(plan))) * 100);
  return percent > 0 ? percent : null;
}
