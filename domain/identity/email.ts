/** The longest address that mail can carry (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;

/** A standard address, ASCII only: one @, a dotted domain, no spaces (spec 2 §5). */
export const EMAIL_PATTERN =
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
