import { DEFAULT_CURRENCY, minorDigits } from './currency.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: string,
  currency: string,
  currencyDisplay: 'narrowSymbol' | 'code',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
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

/** `$ 89.900` for 89900 COP (a no-break space after the sign); 1250 USD reads as 12,50. `amount` is an integer of the smallest spoken unit. */
export function formatMoney(amount: number, currency = DEFAULT_CURRENCY, locale = 'es-CO'): string {
  const display = currency === DEFAULT_CURRENCY || locale !== 'es-CO' ? 'narrowSymbol' : 'code';
  return formatter(locale, currency, display).format(amount / 10 ** minorDigits(currency));
}

/** The same for plain text such as a WhatsApp message. Such text loses no-break spaces or shows them as boxes. */
export function formatMoneyPlain(amount: number, currency = DEFAULT_CURRENCY, locale = 'es-CO'): string {
  return formatMoney(amount, currency, locale).replaceAll(/[\u00A0\u202F]/g, ' ');
}
