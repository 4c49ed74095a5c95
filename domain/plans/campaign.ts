/** Prices of the campaign's sign-up, in the smallest spoken unit of their currency (spec 2 §9). */
export interface CampaignPrices {
  currency: string;
  monthly: number;
  annual: number;
  /** What a year costs outside of the campaign. */
  annualList: number;
}

export const CAMPAIGN_PLANS = ['monthly', 'annual'] as const;
export type CampaignPlan = (typeof CAMPAIGN_PLANS)[number];

const COLOMBIA: CampaignPrices = { currency: 'COP', monthly: 89_900, annual: 550_000, annualList: 1_018_000 };
const ELSEWHERE: CampaignPrices = { currency: 'USD', monthly: 2500, annual: 20_000, annualList: 54_000 };

export function campaignPrices(countryCode: string): CampaignPrices {
  return countryCode === 'CO' ? COLOMBIA : ELSEWHERE;
}

/** What the campaign takes off a year's list price, in whole percent, never promising more than it is. */
export function annualSaving({ annual, annualList }: CampaignPrices): number {
  return Math.floor((1 - annual / annualList) * 100);
}
