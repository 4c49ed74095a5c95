import { currencyCode, DEFAULT_CURRENCY, unitDigits, type MoneyUnit } from './currency.ts';

/** Digits in groups of three; the apostrophe separates millions by hand in Colombia (`1'250.000`). */
const GROUPED = /^(?:[1-9]\d{0,2})(?:'\d{3})*(?:([.,])\d{3}(?:\1\d{3})*)?$/;
const PLAIN = /^\d+$/;

/**
 * Reads an amount that a person typed, in its unit. `45.000`, `45,000`, `45000`, `$45.000` and
 * `45.000,00` are all 45000 COP. Undefined for an ambiguous amount (`45.5` in COP), a negative one, and one beyond
 * 2^53.
 */
export function parseMoney(text: string, unit: MoneyUnit = DEFAULT_CURRENCY): number | undefined {
  const digits = unitDigits(unit);
  const typed = withoutCurrency(
    text.replaceAll(/[\s\u00A0\u202F]/g, '').replaceAll('’', "'"),
    currencyCode(unit),
  );
  const { whole, fraction } = split(typed, digits);
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return undefined;
  const amount = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0').slice(0, digits));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** `COP45.000`, `45.000cop` and `$45.000` without their sign. */
function withoutCurrency(typed: string, currency: string): string {
  const sign = currency.toLowerCase();
  const withoutPrefix = typed.toLowerCase().startsWith(sign) ? typed.slice(sign.length) : typed;
  const bare = withoutPrefix.toLowerCase().endsWith(sign)
    ? withoutPrefix.slice(0, -sign.length)
    : withoutPrefix;
  return bare.startsWith('$') ? bare.slice(1) : bare;
}

/** Cuts decimals off when they are unambiguous: as many as the currency has, or zeros after grouped thousands. */
function split(typed: string, digits: number): { whole: string; fraction: string } {
  const decimals = /^(.*?)([.,])(\d{1,2})$/.exec(typed);
  if (!decimals) return { whole: typed, fraction: '' };
  const [, whole = '', separator = '', fraction = ''] = decimals;
  if (whole.includes(separator)) return { whole: typed, fraction: '' };
  if (fraction.length <= digits) return { whole, fraction };
  const silent = /^0+$/.test(fraction) && /[.,']/.test(whole);
  return silent ? { whole, fraction: '' } : { whole: typed, fraction: '' };
}
