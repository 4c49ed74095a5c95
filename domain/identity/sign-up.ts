const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * The code that a sign-up is confirmed with (spec 1 §2: four digits by WhatsApp; ASVS 5.0 6.5.4: 20 bits where mail alone
 * stands behind it; 6.5.5: ten minutes at most). Milliseconds.
 */
export const SIGN_UP_CODE = {
  digits: { whatsapp: 4, mail: 6 },
  lifetime: 10 * MINUTE,
  /** The digits are few: so are the tries. Then another code has to be asked for. */
  tries: 5,
  /** The wait before the user can request another code. */
  pause: MINUTE,
} as const;

/** How long an unfinished sign-up stays valid before its code and before its last step, in milliseconds. */
export const SIGN_UP_LIFETIME = 24 * HOUR;
/** How long a client may repeat the call that finished a sign-up, if it lost the answer. */
export const SIGN_UP_REPEAT = 10 * MINUTE;

/** Limits of the codes that are sent and tried. A whole market may share one address. */
export const SIGN_UP_LIMITS = {
  phone: { tries: 5, window: HOUR },
  account: { tries: 5, window: HOUR },
  address: { tries: 30, window: HOUR },
  /** Codes tried for one phone, and for one address of mail, over all of their sign-ups. */
  wrongCodes: { tries: 20, window: 24 * HOUR },
  /** Codes that one address tries, for any sign-up. */
  codesFromAddress: { tries: 60, window: HOUR },
} as const;

/**
 * As many accounts may name one address of mail that none of them has proven: as many passwords sign-in tries, and as
 * many links a mail for a new password carries. The next sign-up has to prove the mailbox.
 */
export const UNPROVEN_ACCOUNTS = 3;

/** Welcome mails that one account can request. */
export const WELCOME_LIMIT = { tries: 3, window: 24 * HOUR } as const;

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

/**
 * The two questions of the sign-up's last step (spec 1 §3: `on_boarding_options`, two numbers). The i18n of the
 * visitor's pages has the words of each option under its name.
 */
export const SHOP_KINDS = [
  { id: 1, name: 'clothes' },
  { id: 2, name: 'food' },
  { id: 3, name: 'beauty' },
  { id: 4, name: 'home' },
  { id: 5, name: 'technology' },
  { id: 6, name: 'services' },
  { id: 7, name: 'other' },
] as const;

export const SALES_SO_FAR = [
  { id: 1, name: 'starting' },
  { id: 2, name: 'whatsapp' },
  { id: 3, name: 'networks' },
  { id: 4, name: 'shop' },
  { id: 5, name: 'website' },
] as const;

/** How long the link of an invitation works, in milliseconds. */
export const INVITATION_LIFETIME = 7 * 24 * HOUR;
/** How long a client may repeat the call that accepted the invitation, if it lost the answer. */
export const INVITATION_REPEAT = 10 * MINUTE;

/** Limits of the invitation mails that a store sends, and that one address receives from it. */
export const INVITATION_LIMITS = {
  store: { tries: 50, window: 24 * HOUR },
  recipient: { tries: 5, window: HOUR },
} as const;
