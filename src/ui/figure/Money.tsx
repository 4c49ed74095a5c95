import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { Figures } from './Figures.tsx';
import { useMoney } from './useMoney.ts';

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
