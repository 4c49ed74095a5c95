/**
 * A person's name: letters of any script with marks, spaces, apostrophes, hyphens, and full stops at the end of a word
 * (`Ma. Elena`). No digits, no control characters, nothing that a mail program would make a link of: names go into
 * letters.
 */
export const PERSON_NAME_PATTERN = "^(?!.*\\.[^ ])(?=[\\p{M} .'’‘\\-]*\\p{L})[\\p{L}\\p{M} .'’‘\\-]+$";
export const PERSON_NAME_MAX_LENGTH = 60;

/** A store's name: one line, as people write it (`Café & Co. 24`), and nothing that would become a link. */
export const STORE_NAME_PATTERN = '^(?!.*\\.\\p{L}{2})(?=.*\\S)[^\\p{C}<>:/\\\\@]*$';
