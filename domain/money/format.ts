import { currencyCode, DEFAULT_CURRENCY, unitDigits, type MoneyUnit } from './currency.ts';

/** Making a formatter takes a cheap phone milliseconds, and a list needs several for each of its cards. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: string,
  currency: string,
  digits: number,
  currencyDisplay: 'narrowSymbol' | 'code',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits} ${currencyDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** `$ 89.900` for 89900 COP (a no-break space after the sign); 1250 USD reads as 12,50, and 1250 whole USD as 1.250. */
export function formatMoney(amount: number, unit: MoneyUnit = DEFAULT_CURRENCY, locale = 'es-CO'): string {
  const [currency, digits] = [currencyCode(unit), unitDigits(unit)];
  const display = currency === DEFAULT_CURRENCY || locale !== 'es-CO' ? 'narrowSymbol' : 'code';
  return formatter(locale, currency, digits, display).format(amount / 10 ** digits);
}
