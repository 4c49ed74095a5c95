import common from './common-passwords.json' with { type: 'json' };

/** Shorter words are found in too many good passwords to be held against them. */
const SHORTEST_OWN_WORD = 4;

const COMMON: ReadonlySet<string> = new Set(common.passwords.split(' '));

/**
 * True for what is tried first: the passwords that most people have, one letter repeated, and the words that belong
 * to this account, with digits or signs around them or not (ASVS 5.0 6.2.4, 6.2.11). Length is the schema's to check.
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
