import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { DEFAULT_CURRENCY, wholeUnits, type MoneyUnit } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import { formatCount } from '../../../domain/numbers/count.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useIntlLocale } from '../../i18n/words.ts';
import styles from './figure.module.css';

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

/** Formats counts in the current language: `1.204`. */
export function useNumber(): (value: number) => string {
  const locale = useIntlLocale();
  return useCallback((value) => formatCount(value, locale), [locale]);
}

/** Formats amounts: `money(89900)` is `$ 89.900`. They are counted as `useCurrency` says, unless a unit is given. */
export function useMoney(): (amount: number, unit?: MoneyUnit) => string {
  const locale = useIntlLocale();
  const own = useCurrency();
  return useCallback((amount, unit = own) => formatMoney(amount, unit, locale), [locale, own]);
}

/** The amount that a page is about. It does not break: large text grows until the amount fills a phone. */
export const mainFigure = {
  fontSize: 'min(var(--text-24), 10vw)',
  fontWeight: 700,
  lineHeight: 1.2,
} as const;

/** Numbers with aligned digits and without line breaks. */
export function Figures({ children }: { children: ReactNode }) {
  return <span className={styles['figures']}>{children}</span>;
}

interface MoneyProps {
  /** An integer of the unit. */
  amount: number;
  /** As `useCurrency` says by default. */
  currency?: MoneyUnit | undefined;
}

/** `$ 89.900`, with aligned digits. */
export function Money({ amount, currency }: MoneyProps) {
  const money = useMoney();
  return <Figures>{money(amount, currency)}</Figures>;
}
