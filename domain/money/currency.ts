/**
 * Minor digits of the currencies that shops use here. ISO 4217 gives the Colombian peso two, but nobody uses centavos
 * any more: an amount of COP is an integer of whole pesos.
 */
const SPOKEN_DIGITS: Readonly<Record<string, number>> = { COP: 0, CLP: 0, PYG: 0, CRC: 0 };

/** Currency of a store that has not set one yet. */
export const DEFAULT_CURRENCY = 'COP';

/** The number of decimals that people use in this currency. An amount is always an integer of 10^-digits. */
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
