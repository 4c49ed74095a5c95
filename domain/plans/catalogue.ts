import type { PlanName } from './features.ts';

/** Prices that a sign-up shows, in the smallest spoken unit of their currency (spec 2 §9). */
export interface SignUpPrices {
  currency: string;
  monthly: number;
  annual: number;
  /** Crossed out beside the yearly price; null where nothing is. */
  annualList: number | null;
  /** Of the yearly plan: see `savingsOf`. */
  annualSaving: number | null;
}

export const CAMPAIGN_PLANS = ['monthly', 'annual'] as const;
export type CampaignPlan = (typeof CAMPAIGN_PLANS)[number];

/** Of the campaign, with the year's price that is crossed out. */
const COLOMBIA = { currency: 'COP', monthly: 89_900, annual: 550_000, annualList: 1_018_000 };
const ELSEWHERE = { currency: 'USD', monthly: 2500, annual: 20_000, annualList: 54_000 };

export const FREQUENCIES = ['monthly', 'quarterly', 'annual'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What a plan costs for one period, in the smallest spoken unit of its currency (COP: pesos, USD: cents). */
interface PlanPrice {
  currency: string;
  amount: number;
  /** The price that is crossed out beside it. */
  listAmount?: number;
}

/** An offer: an edition for a period at a price. Prices and ids are those of spec 2 §9 (decision 54). */
export interface Plan {
  id: number;
  edition: PlanName;
  /** Null for the free plan, which has no period. */
  frequency: Frequency | null;
  /** Offered to stores that the campaign brought, and to no others. */
  campaign: boolean;
  /** What the button of its card does in the plan selection. */
  action: 'none' | 'buy' | 'contact';
  bestSeller: boolean;
  /** Null where it is not sold. */
  price(country: string): PlanPrice | null;
}

export const FREE_PLAN_ID = 1;
/** What a store on the Pro plan renews that has never chosen a period. */
export const DEFAULT_PRO_PLAN_ID = 3;

const MONTHS = { monthly: 1, quarterly: 3, annual: 12 } as const satisfies Record<Frequency, number>;

type Prices = (country: string) => PlanPrice | null;

const FREE: Prices = (country) => ({ currency: currencyOf(country), amount: 0 });
const MONTHLY: Prices = (country) => inCountry(country, 89_900, 1699);
const QUARTERLY: Prices = (country) => inCountry(country, 180_000, null);
const ANNUAL: Prices = (country) => inCountry(country, 650_000, 16_900);

const CAMPAIGN_MONTHLY: Prices = (country) => {
  const { currency, monthly } = country === 'CO' ? COLOMBIA : ELSEWHERE;
  return { currency, amount: monthly };
};
const CAMPAIGN_ANNUAL: Prices = (country) => {
  const { currency, annual, annualList } = country === 'CO' ? COLOMBIA : ELSEWHERE;
  return { currency, amount: annual, listAmount: annualList };
};

const PRO = { edition: 'pro', bestSeller: false } as const;

/** In the order in which people see them. */
export const PLANS: readonly Plan[] = [
  {
    id: FREE_PLAN_ID,
    edition: 'free',
    frequency: null,
    campaign: false,
    action: 'none',
    bestSeller: false,
    price: FREE,
  },
  { ...PRO, id: 3, frequency: 'monthly', campaign: false, action: 'buy', price: MONTHLY },
  { ...PRO, id: 13, frequency: 'quarterly', campaign: false, action: 'buy', price: QUARTERLY },
  { ...PRO, id: 2, frequency: 'annual', campaign: false, action: 'contact', price: ANNUAL },
  { ...PRO, id: 12, frequency: 'monthly', campaign: true, action: 'buy', price: CAMPAIGN_MONTHLY },
  { ...PRO, id: 10, frequency: 'quarterly', campaign: true, action: 'buy', price: QUARTERLY },
  {
    ...PRO,
    id: 11,
    frequency: 'annual',
    campaign: true,
    action: 'contact',
    bestSeller: true,
    price: CAMPAIGN_ANNUAL,
  },
];

export function planOf(id: number): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

/** Whether a store may buy this plan: `campaign` says that the campaign brought it. */
export function isOffered(plan: Plan, campaign: boolean): boolean {
  return !plan.campaign || campaign;
}

/** The plans that a merchant of this country chooses from, the free one first. Those of the campaign replace the usual. */
export function plansFor(country: string, campaign: boolean): Plan[] {
  return PLANS.filter(
    (plan) => (plan.edition === 'free' || plan.campaign === campaign) && plan.price(country) !== null,
  );
}

/**
 * The plan itself where it is sold in that country, else the longest shorter period of the same offer.
 * Nobody is asked to pay for longer than they chose. Null where there is none.
 */
export function soldInstead(plan: Plan, country: string): Plan | null {
  if (plan.price(country) !== null) return plan;
  const shorter = PLANS.filter(
    (one) =>
      one.edition === plan.edition &&
      one.campaign === plan.campaign &&
      monthsOf(one) < monthsOf(plan) &&
      one.price(country) !== null,
  );
  return shorter.toSorted((a, b) => monthsOf(b) - monthsOf(a))[0] ?? null;
}

/** Months of one period; 0 for the free plan. */
export function monthsOf({ frequency }: Pick<Plan, 'frequency'>): number {
  return frequency === null ? 0 : MONTHS[frequency];
}

/** The price of a period for each of its months, rounded down to the currency's unit. */
export function monthlyAmount({ amount }: Pick<PlanPrice, 'amount'>, plan: Pick<Plan, 'frequency'>): number {
  return Math.floor(amount / Math.max(1, monthsOf(plan)));
}

/** What a sign-up shows, with the campaign or without it. */
export function signUpPrices(country: string, campaign: boolean): SignUpPrices {
  const [monthly, annual] = (['monthly', 'annual'] as const).map((frequency) =>
    PLANS.find((plan) => plan.frequency === frequency && plan.campaign === campaign),
  );
  const price = annual?.price(country);
  return {
    currency: currencyOf(country),
    monthly: monthly?.price(country)?.amount ?? 0,
    annual: price?.amount ?? 0,
    annualList: price?.listAmount ?? null,
    annualSaving: annual === undefined ? null : savingsOf(annual, country),
  };
}

/** Pesos in Colombia, dollars elsewhere (spec 2 §9). */
function currencyOf(country: string): string {
  return country === 'CO' ? 'COP' : 'USD';
}

function inCountry(country: string, pesos: number, cents: number | null): PlanPrice | null {
  const amount = country === 'CO' ? pesos : cents;
  return amount === null ? null : { currency: currencyOf(country), amount };
}

/**
 * What a plan saves, in percent to the nearest one: against the price that is crossed out beside it, else against so
 * many months of the monthly plan of its offer. Null where it saves nothing. Every screen says this figure: the spec
 * prints 17 and 20 for one price, and 50 for another (2 §9).
 */
export function savingsOf(plan: Plan, country: string): number | null {
  const price = plan.price(country);
  if (price === null) return null;
  const monthly = PLANS.find(
    ({ edition, campaign, frequency }) =>
      edition === plan.edition && campaign === plan.campaign && frequency === 'monthly',
  )?.price(country);
  const usual = price.listAmount ?? (monthly?.amount ?? 0) * monthsOf(plan);
  const percent = usual === 0 ? 0 : Math.round((1 - price.amount / usual) * 100);
  return percent > 0 ? percent : null;
}
