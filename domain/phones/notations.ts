import { DEFAULT_COUNTRY_CODE } from './phone.ts';

/** A Colombian number without its country code: ten digits, a mobile with 3, a fixed line with 60 first. */
const NATIONAL = /^(?:3\d{9}|60\d{8})$/;

/** The number with its country code, so that two notations of one number are equal. Takes digits alone. */
export function phoneKey(digits: string): string {
  return NATIONAL.test(digits) ? DEFAULT_COUNTRY_CODE + digits : digits;
}

/** Every way in which the number may be stored. */
export function phoneNotations(digits: string): string[] {
  const key = phoneKey(digits);
  const national = key.slice(DEFAULT_COUNTRY_CODE.length);
  return key.startsWith(DEFAULT_COUNTRY_CODE) && NATIONAL.test(national) ? [key, national] : [key];
}
