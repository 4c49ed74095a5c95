import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { useMoney } from './useMoney.ts';

/** The amount that a page is about. It does not break: large text grows until the amount fills a phone. */
export const mainFigure = {
  fontSize: 'min(var(--text-24), 10vw)',
  fontWeight: 700,
  lineHeight: 1.2,
} as const;

/** Numbers with aligned digits and without line breaks. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
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
