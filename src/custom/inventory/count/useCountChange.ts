import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useMoney.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';

interface CountedChange {
  /** `−2`. */
  difference: string;
  /** `12 → 10`. */
  step: string;
  /** 'Cambia de 12 a 10'. */
  sentence: string;
}

/** What a count changes on a shelf; undefined where nothing was counted, or nothing differs. */
export function useCountChange(): (shelf: InventoryRow) => CountedChange | undefined {
  const words = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  return ({ count }) => {
    if (count === null || count.counted === count.expected) return undefined;
    const { counted, expected } = count;
    const ends = { from: expected === null ? words.uncounted : number(expected), to: number(counted) };
    return {
      difference: signed(counted - (expected ?? 0), number),
      step: fill(words.count.from_to, ends),
      sentence: fill(words.count.changes, ends),
    };
  };
}

/** `+2`, `−3`, `0`. */
function signed(value: number, number: (value: number) => string): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;
}
