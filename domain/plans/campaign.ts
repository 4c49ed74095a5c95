/** Prices that a sign-up shows, in the smallest spoken unit of their currency (spec 2 §9). */
export interface SignUpPrices {
  currency: string;
  monthly: number;
  annual: number;
  /** Crossed out beside the yearly price; null where nothing is. */
  annualList: number | null;
}

export type CampaignPrices = SignUpPrices & { annualList: number };

export const CAMPAIGN_PLANS = ['monthly', 'annual'] as const;
export type CampaignPlan = (typeof CAMPAIGN_PLANS)[number];

const COLOMBIA: CampaignPrices = { currency: 'COP', monthly: 89_900, annual: 550_000, annualList: 1_018_000 };
const ELSEWHERE: CampaignPrices = { currency: 'USD', monthly: 2500, annual: 20_000, annualList: 54_000 };

export function campaignPrices(countryCode: string): CampaignPrices {
  return countryCode === 'CO' ? COLOMBIA : ELSEWHERE;
}

/** The campaign's discount on a year's list price in whole percent, rounded down. */
export function annualSaving({ annual, annualList }: CampaignPrices): number {
  return Math.floor((1 - annual / annualList) * 100);
}
