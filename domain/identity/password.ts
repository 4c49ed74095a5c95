/** ASVS 5.0 6.2.1: at least 8; 6.2.9: at least 64 must be allowed. No rules of composition, never cut. */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer ones are refused, not truncated: hashing must not become a way to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 256;

/** How long a mailed link for a new password works, in milliseconds. */
export const RESET_LIFETIME = 30 * 60 * 1000;
