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
 * Limits of the codes that can be tried and requested. The count over all users protects against many accounts and many
 * addresses at once: so few tries an hour rarely hit one of a million codes.
 */
export const SIGN_IN_CODE_LIMITS = {
  user: { tries: 5, window: 10 * MINUTE },
  address: { tries: 20, window: 10 * MINUTE },
  everybody: { tries: 60, window: 10 * MINUTE },
  /** Codes shown to one address. A shop may have several screens. */
  shown: { tries: 120, window: 10 * MINUTE },
} as const;
