import { createContext, useContext, useMemo } from 'react';
import { DEFAULT_CURRENCY, wholeUnits, type MoneyUnit } from '../../../domain/money/currency.ts';
import { useStore } from '../../authProvider/useSession.ts';

/** ISO code of what stands below, such as an order that was made in another currency than the store's of today. */
export const CurrencyContext = createContext<string | null>(null);

/** ISO code of the store's currency of now. */
export function useStoreCurrency(): string {
  return useStore()?.currency ?? DEFAULT_CURRENCY;
}

/** What amounts are counted in here: whole units of what stands around, else of the store's currency. */
export function useCurrency(): MoneyUnit {
  const ofStore = useStoreCurrency();
  const code = useContext(CurrencyContext) ?? ofStore;
  return useMemo(() => wholeUnits(code), [code]);
}
