import { useDictionary } from '../../i18n/useDictionary.ts';
import { usePastedOver } from '../../ui/cells/cell-grid.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';

/** What every cell says, and the notice about a pasted column that was longer than the page. */
export function useCellWords() {
  const { cell } = useDictionary(INVENTORY_WORDS);
  return { words: cell, onPastedOver: usePastedOver() };
}
