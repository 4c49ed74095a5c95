const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Lifetime of a session in milliseconds (ASVS 5.0 7.3.1, 7.3.2): idle, and at most. One working day on a shared
 * computer at the counter, or two months on the user's own phone.
 */
export const SESSION_POLICY = {
  browser: { idle: 8 * HOUR, absolute: 24 * HOUR },
  remembered: { idle: 14 * DAY, absolute: 60 * DAY },
} as const;

interface SessionTimes {
  remember: boolean;
  lastSeenAt: Date;
  /** Absolute end, set when the session began. */
  expiresAt: Date;
}

/** The limits of a session. */
export function policyOf(remember: boolean): { idle: number; absolute: number } {
  return remember ? SESSION_POLICY.remembered : SESSION_POLICY.browser;
}

/** False after the session was idle too long or reached its end. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  const idleSince = now.getTime() - session.lastSeenAt.getTime();
  return now < session.expiresAt && idleSince < policyOf(session.remember).idle;
}

const MINUTE = 60 * 1000;

/**
 * Wrong tries that sign-in allows. The limit of an account protects against many addresses at once, but it counts
 * unknown devices only. A device that has signed in before has a count of its own. So an attacker who floods an account
 * cannot lock its owner out (OWASP, 'device cookies').
 */
export const SIGN_IN_LIMITS = {
  /** One address that tries one account. */
  addressAndAccount: { tries: 5, window: 10 * MINUTE },
  /** All tries of one account from devices that are unknown to it. */
  account: { tries: 30, window: 60 * MINUTE },
  /** A device that the account knows. */
  device: { tries: 10, window: 10 * MINUTE },
  /** One address trying many accounts from devices that they do not know; a whole market may sit behind one address. */
  address: { tries: 100, window: 10 * MINUTE },
} as const;

/** Accounts that one device is known to, the last used: people who share a phone. The cookie has room for no more. */
export const DEVICE_ACCOUNTS = 8;

/** Mails for a forgotten password that one account, and one address, can request. */
export const RECOVERY_LIMITS = {
  account: { tries: 3, window: 60 * MINUTE },
  address: { tries: 20, window: 60 * MINUTE },
} as const;

/** Wrong current passwords of a signed-in user. A stranger at an open session must not guess the password. */
export const CHANGE_PASSWORD_LIMIT = { tries: 5, window: 10 * MINUTE } as const;

/** Every IPv6 customer has 2^64 addresses; they count as one. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

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
