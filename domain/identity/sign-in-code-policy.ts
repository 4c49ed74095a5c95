const MINUTE = 60 * 1000;

/** The rotating code of the desktop login (spec 1 §2: six digits, refreshed every 60 seconds). Milliseconds. */
export const SIGN_IN_CODE = {
  digits: 6,
  refresh: MINUTE,
  /** Longer than it is shown: whoever has begun to type it may finish. */
  lifetime: 90 * 1000,
  /** For saying yes on the phone, and for the waiting browser to hear of it. */
  decision: 2 * MINUTE,
} as const;

/**
 * Codes that may be tried, and codes that may be asked for. The count over everybody holds against many accounts
 * and many addresses at once: of a million codes, this many an hour are a guess at nothing.
 */
export const SIGN_IN_CODE_LIMITS = {
  user: { tries: 5, window: 10 * MINUTE },
  address: { tries: 20, window: 10 * MINUTE },
  everybody: { tries: 60, window: 10 * MINUTE },
  /** Codes shown to one address. A shop has more than one screen. */
  shown: { tries: 120, window: 10 * MINUTE },
} as const;
