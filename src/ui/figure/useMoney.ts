import { useCallback } from 'react';
import { formatMoney } from '../../../domain/money/format.ts';
import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { useCurrency } from './useCurrency.ts';

/** Formats amounts: `money(89900)` is `$ 89.900`. They are counted as `useCurrency` says, unless a unit is given. */
export function useMoney(): (amount: number, unit?: MoneyUnit) => string {
  const locale = useIntlLocale();
  const own = useCurrency();
  return useCallback((amount, unit = own) => formatMoney(amount, unit, locale), [locale, own]);
}
