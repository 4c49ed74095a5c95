import { useNotify } from 'ra-core';
import { fillCount } from '../../i18n/fill-count.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';

/** What every cell says, and the notice about a pasted column that was longer than the page. */
export function useCellWords() {
  const { cell } = useDictionary(INVENTORY_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  return {
    words: cell,
    onPastedOver: (rows: number) => notify(fillCount(cell.pasted_over, rows, locale), { type: 'warning' }),
  };
}
