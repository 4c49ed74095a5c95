import { Figures } from './Figures.tsx';
import { useMoney } from './useMoney.ts';

interface MoneyProps {
  /** An integer of the currency's smallest spoken unit. */
  amount: number;
  /** ISO code; the store's currency by default. */
  currency?: string | undefined;
}

/** `$ 89.900`, with aligned digits. */
export function Money({ amount, currency }: MoneyProps) {
  const money = useMoney();
  return <Figures>{money(amount, currency)}</Figures>;
}
