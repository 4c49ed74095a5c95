import { useCallback } from 'react';
import { formatMoney } from '../../../domain/money/format.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { useCurrency } from './useCurrency.ts';

/**
 * Formats amounts: `money(89900)` is `$ 89.900`. An amount is an integer of the currency's smallest unit; the currency
 * is the store's unless given.
 */
export function useMoney(): (amount: number, currency?: string) => string {
  const locale = useIntlLocale();
  const own = useCurrency();
  return useCallback((amount, currency = own) => formatMoney(amount, currency, locale), [locale, own]);
}
