const MINUTE = 60 * 1000;

/** The rotating code of the desktop login (spec 1 §2: six digits, refreshed every 60 seconds). Milliseconds. */
export const SIGN_IN_CODE = {
  digits: 6,
  refresh: MINUTE,
  /** Longer than the code is shown, so that a user who has begun to type it can finish. */
  lifetime: 90 * 1000,
  /** The time to approve on the phone, and for the waiting browser to learn of it. */
  decision: 2 * MINUTE,
} as const;

/**
 * Limits of the codes that can be tried and requested. Tries count against the member who types them: a count over
 * everybody would let one person keep all others from signing in. A stranger's code gives little: it signs that screen
 * in to the account of the member who typed it.
 */
export const SIGN_IN_CODE_LIMITS = {
  user: { tries: 5, window: 10 * MINUTE },
  /** All members at one address together, as at sign-in: a whole market may sit behind it. */
  address: { tries: 100, window: 10 * MINUTE },
  /** Codes shown to one address. A shop has more than one screen. */
  shown: { tries: 120, window: 10 * MINUTE },
} as const;

/** Of the code on a screen. `over`: it shows no valid one. */
export const CODE_STATES = ['waiting', 'claimed', 'approved', 'refused', 'over'] as const;
