import { PASSWORD_MIN_LENGTH } from './password.ts';
import { isCommonPassword } from './weak-password.ts';

export type PasswordStrength = 'common' | 'short' | 'fair' | 'good' | 'strong';

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
