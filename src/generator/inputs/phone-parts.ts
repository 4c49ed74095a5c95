import { COUNTRIES } from '../../../domain/places/countries.ts';
import { DEFAULT_COUNTRY_CODE } from '../../../domain/phones/phone.ts';

export interface PhoneParts {
  code: string;
  national: string;
}

/** Prefixes of the offered countries, Colombia's first, without duplicates. */
export const PHONE_CODES: readonly string[] = [...new Set(COUNTRIES.map(({ phone_prefix }) => phone_prefix))];

/** A national number has at least seven digits, so a shorter text has no country code. */
const SHORTEST_NATIONAL = 7;

/** Splits a stored number (digits with country code) for the two boxes. Without a known code it counts as Colombian. */
export function splitPhone(digits: string): PhoneParts {
  const code = [...PHONE_CODES]
    .sort((a, b) => b.length - a.length)
    .find((prefix) => digits.startsWith(prefix) && digits.length - prefix.length >= SHORTEST_NATIONAL);
  // A Colombian mobile number without code (3001234567) starts like the prefix of Spain or others.
  if (code === undefined || /^3\d{9}$/.test(digits)) return { code: DEFAULT_COUNTRY_CODE, national: digits };
  return { code, national: digits.slice(code.length) };
}
