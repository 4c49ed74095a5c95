/**
 * ASVS 5.0 6.2.1: at least 8 characters; 6.2.9: at least 64 must be allowed. No rules of composition, no truncation.
 */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer passwords are refused, not truncated. Hashing them could keep the server busy. */
export const PASSWORD_MAX_LENGTH = 256;

/** How long a mailed link for a new password works, in milliseconds. */
export const RESET_LIFETIME = 30 * 60 * 1000;
