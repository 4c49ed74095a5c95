/** The longest address that mail can carry (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;

/** A standard address, ASCII only: one @, a dotted domain, no spaces (spec 2 §5). */
const EMAIL_PATTERN =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** How an address is stored and compared: no spaces around it, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True for an address that can receive mail; surrounding spaces are ignored. */
export function isEmail(email: string): boolean {
  const address = email.trim();
  return address.length <= EMAIL_MAX_LENGTH && ADDRESS.test(address);
}

/**
 * ASVS 5.0 6.2.1: at least 8 characters; 6.2.9: at least 64 must be allowed. No rules of composition, no truncation.
 */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer passwords are refused, not truncated. Hashing them could keep the server busy. */
export const PASSWORD_MAX_LENGTH = 256;

/** How long a mailed link for a new password works, in milliseconds. */
export const RESET_LIFETIME = 30 * 60 * 1000;

/** Owner of the demo store. Everyone can read these, so a server that others reach refuses them. */
export const DEMO_ACCOUNT = { email: 'demo@tendero.co', password: 'tendero-demo' } as const;
