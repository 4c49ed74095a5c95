import { currencyCode, unitDigits, type MoneyUnit } from '../money/currency.ts';

/**
 * An amount of ours in hundredths, as providers count: 24.900 COP are 2490000.
 * @throws RangeError for a currency with more than two decimals, or an amount beyond exact integers
 */
export function toCents(amount: number, unit: MoneyUnit): number {
  const cents = amount * 10 ** (2 - unitDigits(unit));
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`No cents: ${amount} ${currencyCode(unit)}`);
  return cents;
}

/** Hundredths in the units of ours, to the nearest one: 2490000 are 24.900 COP. */
export function fromCents(cents: number, unit: MoneyUnit): number {
  return Math.round(cents / 10 ** (2 - unitDigits(unit)));
}

/** `24900` or `24900.50`, with the decimals that are needed. */
export function decimalText(cents: number): string {
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Hundredths of a decimal number in text, or null. More than two decimals are read when they are zeros. */
export function readCents(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === '' || /[1-9]/.test(decimals.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
