import { DEFAULT_COUNTRY_CODE, isPhone, joinPhone, phoneDigits } from '../phones/phone.ts';

/** A number without its country code has this many digits in Colombia. */
const NATIONAL = 10;

/** Country code and number in digits. Ten digits are Colombian; others keep the code that they have. */
export function readPhone(text: string): string | undefined {
  const digits = phoneDigits(text);
  const international = /^\s*(?:\+|00)/.test(text);
  const phone =
    international || digits.length === NATIONAL
      ? joinPhone(DEFAULT_COUNTRY_CODE, text.replaceAll(/\p{L}/gu, ''))
      : digits;
  return isPhone(phone) ? phone : undefined;
}
