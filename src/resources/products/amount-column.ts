import { useMemo } from 'react';
import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { parseMoney } from '../../../domain/money/parse.ts';
import type { SheetColumn } from '../../ui/cells/sheet/sheet-column.ts';
import { useCurrency, useMoney, useNumber } from '../../ui/figure/useMoney.ts';

type AmountColumn = Omit<SheetColumn, 'id' | 'label' | 'locked'>;

/** A price or units of a typed text: `45.000`, `$ 45.000` and `1.200` are read; what is ambiguous stays a text. */
function readAmount(text: string, currency?: MoneyUnit): number | string | null {
  const typed = text.trim();
  return typed === '' ? null : (parseMoney(typed, currency) ?? typed);
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const AMOUNT = {
  align: 'right',
  keyboard: 'numeric',
  width: 'minmax(112px, 1fr)',
  edit: asText,
} as const;

/** How a sheet shows, edits and reads prices. `unreadable` is the sentence about a text that is none. */
export function usePriceColumn(unreadable: string): AmountColumn {
  const money = useMoney();
  const currency = useCurrency();
  return useMemo(
    () => ({
      ...AMOUNT,
      show: (value) => (typeof value === 'number' ? money(value) : asText(value)),
      read: (text) => readAmount(text, currency),
      unreadable,
    }),
    [money, currency, unreadable],
  );
}

/** The same for units; without a number they are not counted. */
export function useUnitsColumn(unreadable: string, placeholder: string): AmountColumn {
  const number = useNumber();
  return useMemo(
    () => ({
      ...AMOUNT,
      placeholder,
      show: (value) => (typeof value === 'number' ? number(value) : asText(value)),
      // Units are grouped like pesos.
      read: (text) => readAmount(text),
      unreadable,
    }),
    [number, placeholder, unreadable],
  );
}
