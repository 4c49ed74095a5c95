/**
 * Minor digits of the currencies that shops use here. ISO 4217 gives the Colombian peso two, but nobody uses centavos
 * any more: an amount of COP is an integer of whole pesos.
 */
const SPOKEN_DIGITS: Readonly<Record<string, number>> = { COP: 0, CLP: 0, PYG: 0, CRC: 0 };

/** Currency of a store that has not set one yet. */
export const DEFAULT_CURRENCY = 'COP';

/**
 * In what an amount is counted, as an integer: by an ISO code, the smallest unit of the currency that people say (cents of
 * USD); by `whole`, its whole units, as a store counts whatever its currency is (spec 2 §9, docs/decisions/0080).
 */
export type MoneyUnit = string | { readonly whole: string };

/** Whole units of a currency, by its ISO code. */
export function wholeUnits(code: string): MoneyUnit {
  return { whole: code };
}

/** The ISO code of the currency. */
export function currencyCode(unit: MoneyUnit): string {
  return typeof unit === 'string' ? unit : unit.whole;
}

/** The decimals that an amount is written with. It is always an integer of 10^-digits. */
export function unitDigits(unit: MoneyUnit): number {
  return typeof unit === 'string' ? minorDigits(unit) : 0;
}

/** The number of decimals that people use in this currency. */
export function minorDigits(currency: string): number {
  const spoken = SPOKEN_DIGITS[currency];
  if (spoken !== undefined) return spoken;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** `peso colombiano (COP)`; the code alone for a currency that nobody has named. */
export function spokenCurrency(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code);
  return name === undefined || name === code
    ? code
    : `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${code})`;
}
