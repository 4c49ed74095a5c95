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

export interface SessionTimes {
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
