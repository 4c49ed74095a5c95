const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** The code that a sign-up is confirmed with (spec 1 §2; ASVS 5.0 6.5.5: ten minutes at most). Milliseconds. */
export const SIGN_UP_CODE = {
  digits: 4,
  lifetime: 10 * MINUTE,
  /** Four digits are few: so are the tries. Then another code has to be asked for. */
  tries: 5,
  /** Before another code may be asked for. */
  pause: MINUTE,
} as const;

/** How long a sign-up may be left lying before its code or its last step, in milliseconds. */
export const SIGN_UP_LIFETIME = 24 * HOUR;
/** How long the call that finished a sign-up may be repeated when its answer was lost. */
export const SIGN_UP_REPEAT = 10 * MINUTE;

/** Codes that are sent, and codes that are tried. A market may sit behind one address. */
export const SIGN_UP_LIMITS = {
  phone: { tries: 5, window: HOUR },
  account: { tries: 5, window: HOUR },
  address: { tries: 30, window: HOUR },
  /** Wrong codes for one phone, over all of its sign-ups. */
  wrongCodes: { tries: 20, window: 24 * HOUR },
  /** Codes tried from one address, whichever sign-ups they are for. */
  codesFromAddress: { tries: 60, window: HOUR },
} as const;

/** Letters of welcome that one account may ask for. */
export const WELCOME_LIMIT = { tries: 3, window: 24 * HOUR } as const;
