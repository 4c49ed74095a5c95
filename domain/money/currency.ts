/**
 * Minor digits of the currencies in which shops here sell. ISO 4217 gives the Colombian peso two,
 * but nobody has spoken of centavos for decades: an amount of COP is an integer of whole pesos.
 */
const SPOKEN_DIGITS: Readonly<Record<string, number>> = { COP: 0, CLP: 0, PYG: 0, CRC: 0 };

/** Of a store that has none of its own yet. */
export const DEFAULT_CURRENCY = 'COP';

/** How many decimals an amount of this currency is spoken with; an amount is always an integer of 10^-digits. */
export function minorDigits(currency: string): number {
  const spoken = SPOKEN_DIGITS[currency];
  if (spoken !== undefined) return spoken;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
