import common from './common-passwords.json';
import { PASSWORD_MIN_LENGTH } from './credentials.ts';

/** Shorter words also occur in many good passwords, so they do not count. */
const SHORTEST_OWN_WORD = 4;

const COMMON: ReadonlySet<string> = new Set(common.passwords.split(' '));

/**
 * True for a password that attackers try first: a common one, one repeated character, or a word of this account. Digits
 * and signs around such a word do not help (ASVS 5.0 6.2.4, 6.2.11). The schema checks the length.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const text = password.trim().toLowerCase();
  if (COMMON.has(text) || /^(.)\1*$/u.test(text)) return true;
  const core = /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';
  return ownWords
    .flatMap((word) => {
      const own = word.trim().toLowerCase();
      return [own, own.replaceAll(/\s/g, ''), own.split('@')[0] ?? own];
    })
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .some((word) => word === text || word === core);
}

type PasswordStrength = 'common' | 'short' | 'fair' | 'good' | 'strong';

/** Length decides, once the password is not a common one (NIST SP 800-63B, ASVS 5.0 6.2). */
const GOOD_LENGTH = 12;
const STRONG_LENGTH = 16;

/** The strength of a password while the user types it. The server refuses `common` and `short`. */
export function passwordStrength(password: string, ownWords: readonly string[] = []): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  if (isCommonPassword(password, ownWords)) return 'common';
  if (password.length < GOOD_LENGTH) return 'fair';
  return password.length < STRONG_LENGTH ? 'good' : 'strong';
}
