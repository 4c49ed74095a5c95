import { useNotify } from 'ra-core';
import type { InventoryRow } from '../../../domain/stock/inventory-row.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { shelfName } from './shelf-name.ts';
import type { ShelfWrites } from './useShelfWrites.ts';

/** After a cell was emptied: the notice that says what it had, with the button that puts it back. */
export function useEmptied({ setQuantity, setCounted }: ShelfWrites) {
  const words = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  const notify = useNotify();

  function offer(
    sentence: string,
    shelf: InventoryRow,
    had: number,
    putBack: () => Promise<string | undefined>,
  ): void {
    const names = { name: shelfName(shelf), count: number(had) };
    const undo = async (): Promise<void> => {
      const reason = await putBack();
      if (reason === undefined) notify(fill(words.emptied.put_back, names), { type: 'success' });
      else notify(fill(words.failed, { reason }), { type: 'error' });
    };
    notify(
      <UndoMessage text={fill(sentence, names)} label={words.select.undo} onUndo={() => void undo()} />,
      { type: 'success', autoHideDuration: UNDO_NOTICE },
    );
  }

  return {
    /** The units of a shelf, which is not counted any more. */
    quantity(shelf: InventoryRow): void {
      const { quantity } = shelf;
      if (quantity === null) return;
      offer(words.emptied.quantity, shelf, quantity, () =>
        setQuantity({ ...shelf, quantity: null }, quantity),
      );
    },
    /** What was counted of a shelf in a count. */
    counted(shelf: InventoryRow): void {
      const counted = shelf.count?.counted ?? null;
      if (counted === null) return;
      offer(words.emptied.counted, shelf, counted, () => setCounted(shelf, counted));
    },
  };
}
