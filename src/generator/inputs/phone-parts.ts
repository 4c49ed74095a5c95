import { COUNTRIES } from '../../../domain/places/countries.ts';
import { DEFAULT_COUNTRY_CODE } from '../../../domain/phones/phone.ts';

export interface PhoneParts {
  code: string;
  national: string;
}

/** Prefixes of the countries on offer, Colombia's first, each once. */
export const PHONE_CODES: readonly string[] = [...new Set(COUNTRIES.map(({ phone_prefix }) => phone_prefix))];

/** A national number has at least seven digits: what is shorter carries no country code. */
const SHORTEST_NATIONAL = 7;

/** A stored number (digits with country code) as the two boxes show it; one without a known code counts as Colombian. */
export function splitPhone(digits: string): PhoneParts {
  const code = [...PHONE_CODES]
    .sort((a, b) => b.length - a.length)
    .find((prefix) => digits.startsWith(prefix) && digits.length - prefix.length >= SHORTEST_NATIONAL);
  // A Colombian mobile without its code (3001234567) starts like Spain's or others' prefixes.
  if (code === undefined || /^3\d{9}$/.test(digits)) return { code: DEFAULT_COUNTRY_CODE, national: digits };
  return { code, national: digits.slice(code.length) };
}
