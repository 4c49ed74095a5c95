import { unitDigits, type MoneyUnit } from './currency.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** `45.000` for 45000 COP, without a sign: the text of a box. A formatter is made once, not at each key. */
export function amountText(amount: number, unit: MoneyUnit, locale: string): string {
  const digits = unitDigits(unit);
  const key = `${locale} ${digits}`;
  const known = formatters.get(key);
  const formatter =
    known ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
  if (known === undefined) formatters.set(key, formatter);
  return formatter.format(amount / 10 ** digits);
}
