const DAY = 24 * 60 * 60 * 1000;

/** Days of trial that the installation gives (spec 1 §1: 14 on sign-up, 7 elsewhere). */
export interface TrialDays {
  signUp: number;
  elsewhere: number;
}

export const DEFAULT_TRIAL_DAYS: TrialDays = { signUp: 14, elsewhere: 7 };

/** The label that visitors from `/welcome-10x` have. */
export const CAMPAIGN_SOURCE = 'welcome-10x';

/** Days of trial for a visitor from this source. The campaign's page promises its own number of days. */
export function trialDaysFor(source: string | null, days: TrialDays): number {
  return source === CAMPAIGN_SOURCE ? days.elsewhere : days.signUp;
}

export function trialEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}
