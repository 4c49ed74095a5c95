import { NO_PHONE } from './no-phone.ts';
import { DEFAULT_COUNTRY_CODE } from './phone.ts';

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
