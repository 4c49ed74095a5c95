/** Stands for the number of a client whose data was erased: the pattern of phones takes it, and no chat opens with it. */
export const NO_PHONE = '0000000';

/** Phone numbers as the store keeps them: country code and number, digits only, no plus (spec 2 §5). */

export const DEFAULT_COUNTRY_CODE = '57';
/**
 * Seven to thirteen digits (spec 2 §5): the shared pattern of API and schemas. They begin with the code of a country,
 * and none begins with 0: such a number is never reached. `NO_PHONE` is taken, as it stands for none.
 */
export const PHONE_PATTERN = /^(?:[1-9]\d{6,12}|0{7})$/;
/** Whole numbers of Colombia have ten digits behind the code, and none begins with 0 there. */
const COLOMBIAN = /^57[1-9]\d{9}$/;

/** The number of digits without country code. It reveals whether a user has already typed the code. */
const NATIONAL_DIGITS: Readonly<Record<string, number>> = { '57': 10 };

export function isPhone(text: string): boolean {
  return PHONE_PATTERN.test(text);
}

/** A phone that may be dialled as it is. Of Colombia a digit too few or too many is known while it is typed. */
export function isWholePhone(text: string): boolean {
  return isPhone(text) && (!text.startsWith(DEFAULT_COUNTRY_CODE) || COLOMBIAN.test(text));
}

export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Country code and number as one string of digits. A code that the user typed is not added again: `+57…`, `0057…`, or
 * twelve digits that start with 57. Text with words in it is returned as typed: no number may be guessed from it.
 */
export function joinPhone(countryCode: string, typed: string): string {
  if (/\p{L}/u.test(typed)) return typed.trim();
  const digits = phoneDigits(typed);
  const code = phoneDigits(countryCode);
  const international = typed.trim();
  if (international.startsWith('+')) return digits;
  if (international.startsWith('00')) return digits.slice(2);
  const national = NATIONAL_DIGITS[code];
  const hasCode =
    national !== undefined && digits.length === code.length + national && digits.startsWith(code);
  return hasCode || digits === '' ? digits : code + digits;
}

/** Longest text that every version of WhatsApp takes from a link, encoded. */
const LONGEST_TEXT = 2_000;

/** Chats lose the no-break space of an amount, or show it as a box. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** A link that asks for the chat, and puts a text into it. A text that is too long loses its beginning. */
export function whatsAppShareLink(text: string): string {
  const characters = [...withPlainSpaces(text)];
  while (encodeURIComponent(characters.join('')).length > LONGEST_TEXT) characters.shift();
  return `https://wa.me/?text=${encodeURIComponent(characters.join(''))}`;
}

/** A link that opens a chat with this number and text; undefined when there is no valid number. */
export function whatsAppLink(phone: string | null | undefined, text = ''): string | undefined {
  const digits = phoneDigits(phone ?? '');
  if (!isPhone(digits) || digits === NO_PHONE) return undefined;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(withPlainSpaces(text))}`}`;
}
