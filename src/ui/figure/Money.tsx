import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DEFAULT_CURRENCY, wholeUnits, type MoneyUnit } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import { formatCount } from '../../../domain/numbers/count.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useIntlLocale } from '../../i18n/words.ts';
import { quiet, color, visuallyHidden } from '../../theme/styles.ts';
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

/** Each number below its label, side by side where there is room. */
export function Counts({ counts }: { counts: readonly { label: string; count: number }[] }) {
  const number = useNumber();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      {counts.map(({ label, count }) => (
        <div key={label}>
          <Box component="dt" sx={quiet}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: 'var(--text-24)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {number(count)}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** A visible dash, and words for screen readers. */
export function Nothing() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: color('text-secondary') }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {translate('app.not_saved')}
      </Box>
    </Box>
  );
}
