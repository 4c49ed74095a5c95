import type { JsonSchema } from '../schema/vocabulary.ts';
/**
 * A person's name: characters of any script with marks, spaces, apostrophes, hyphens, and full stops at the end of a word
 * (`Ma. Elena`). It has no digits, no control characters, and nothing that a mail program makes a link of: mails quote names.
 */
export const PERSON_NAME_PATTERN = "^(?!.*\\.[^ ])(?=[\\p{M} .'’‘\\-]*\\p{L})[\\p{L}\\p{M} .'’‘\\-]+$";
export const PERSON_NAME_MAX_LENGTH = 60;

/** A store's name: one line, as people write it (`Café & Co. 24`), and nothing that would become a link. */
export const STORE_NAME_PATTERN = '^(?!.*\\.\\p{L}{2})(?=.*\\S)[^\\p{C}<>:/\\\\@]*$';

const LONGEST = 60;
/** More of them are a telephone number or a sum. */
const MOST_DIGITS = 4;

/** What some mail program makes a link of, or a person types as one: a full stop within a word, an address, a path. */
const LINK = /\.[^\s.]{2}|\p{Nd}\.\p{Nd}|[@/\\]|www/iu;
/** All but words: characters of any script with their marks, digits, and the signs of names. */
const NO_WORD = /[^\p{L}\p{M}\p{Nd}.&+'’-]+/gu;

/**
 * A name that somebody typed, as a mail to a stranger may quote it; null where it may not. It is one line of words.
 * Nothing in it becomes a link or a telephone number, or turns the characters around it.
 */
export function quotedName(typed: string): string | null {
  const text = typed.normalize('NFKC');
  if (LINK.test(text)) return null;
  const words = text.replaceAll(NO_WORD, ' ').trim();
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  const isName = /\p{L}/u.test(words) && words.length <= LONGEST && digits <= MOST_DIGITS;
  return isName ? words : null;
}

/** Of a body. */
export const PERSON_NAME = {
  type: 'string',
  minLength: 1,
  maxLength: PERSON_NAME_MAX_LENGTH,
  pattern: PERSON_NAME_PATTERN,
} as const satisfies JsonSchema;
