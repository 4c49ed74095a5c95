import { DEFAULT_COUNTRY_CODE, NO_PHONE } from './phone.ts';

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

/** National numbers are said in groups: the area or the operator first (`300 123 4567`). */
const GROUPS = /^(\d{3})(\d{3})(\d{4})$/;

function grouped(national: string): string | undefined {
  const [, ...groups] = GROUPS.exec(national) ?? [];
  return groups.length === 0 ? undefined : groups.join(' ');
}

/**
 * A stored number as people write it: `300 123 4567` for one of Colombia, `+1 305 555 0123` for one of North America, else
 * a plus and the digits. Text that is no number is returned unchanged; what stands for no number is empty.
 */
export function formatPhone(phone: string): string {
  if (phone === NO_PHONE) return '';
  if (!/^\d{7,13}$/.test(phone)) return phone;
  if (phone.startsWith(DEFAULT_COUNTRY_CODE) && phone.length === 12)
    return grouped(phone.slice(DEFAULT_COUNTRY_CODE.length)) ?? phone;
  if (phone.startsWith('1') && phone.length === 11) return `+1 ${grouped(phone.slice(1)) ?? phone.slice(1)}`;
  // Without a country's code there is nothing to add.
  return grouped(phone) ?? (phone.length > 10 ? `+${phone}` : phone);
}
