import { useDictionary } from '../../i18n/useDictionary.ts';
import { Figures } from '../../ui/figure/Money.tsx';
import { useNumber } from '../../ui/figure/useMoney.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';

/** A quantity to read; a word where nobody counts. */
export function Units({ quantity }: { quantity: number | null }) {
  const { uncounted } = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  return <Figures>{quantity === null ? uncounted : number(quantity)}</Figures>;
}
