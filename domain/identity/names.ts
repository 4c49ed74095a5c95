/**
 * A person's name: characters of any script with marks, spaces, apostrophes, hyphens, and full stops at the end of a word
 * (`Ma. Elena`). It has no digits, no control characters, and nothing that a mail program makes a link of: mails quote names.
 */
export const PERSON_NAME_PATTERN = "^(?!.*\\.[^ ])(?=[\\p{M} .'’‘\\-]*\\p{L})[\\p{L}\\p{M} .'’‘\\-]+$";
export const PERSON_NAME_MAX_LENGTH = 60;

/** A store's name: one line, as people write it (`Café & Co. 24`), and nothing that would become a link. */
export const STORE_NAME_PATTERN = '^(?!.*\\.\\p{L}{2})(?=.*\\S)[^\\p{C}<>:/\\\\@]*$';
