const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * How long a session lasts, in milliseconds (ASVS 5.0 7.3.1, 7.3.2): without use, and at most.
 * A working day at the counter of a shared computer, or two months on one's own phone.
 */
export const SESSION_POLICY = {
  browser: { idle: 8 * HOUR, absolute: 24 * HOUR },
  remembered: { idle: 14 * DAY, absolute: 60 * DAY },
} as const;

export interface SessionTimes {
  remember: boolean;
  lastSeenAt: Date;
  /** Absolute end, fixed when the session began. */
  expiresAt: Date;
}

/** The limits that a session lives under. */
export function policyOf(remember: boolean): { idle: number; absolute: number } {
  return remember ? SESSION_POLICY.remembered : SESSION_POLICY.browser;
}

/** False once the session was left unused too long or has reached its end. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  const idleSince = now.getTime() - session.lastSeenAt.getTime();
  return now < session.expiresAt && idleSince < policyOf(session.remember).idle;
}
