const DAY = 24 * 60 * 60 * 1000;

/** Days of trial as the installation has them (spec 1 §1: 14 on sign-up, 7 elsewhere). */
export interface TrialDays {
  signUp: number;
  elsewhere: number;
}

export const DEFAULT_TRIAL_DAYS: TrialDays = { signUp: 14, elsewhere: 7 };

/** The label that visitors of `/welcome-10x` bring along. */
export const CAMPAIGN_SOURCE = 'welcome-10x';

/** Days of trial for who comes from there: the campaign's page has its own number, and keeps its word. */
export function trialDaysFor(source: string | null, days: TrialDays): number {
  return source === CAMPAIGN_SOURCE ? days.elsewhere : days.signUp;
}

export function trialEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}
