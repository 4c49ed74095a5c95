import { useNotify } from 'ra-core';
import type { InventoryRow } from '../../../domain/stock/inventory-row.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { EditableCell } from '../../ui/cells/EditableCell.tsx';
import { useNumber } from '../../ui/figure/useMoney.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { readUnits } from './cell-values.ts';
import { useCountChange } from './count/useCountChange.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { shelfName } from './shelf-name.ts';
import { useCellWords } from './useCellWords.ts';
import type { ShelfWrites } from './useShelfWrites.ts';

export interface ShelfCellProps {
  shelf: InventoryRow;
  /** Its row on the page, from 0. */
  row: number;
  writes: ShelfWrites;
  large?: boolean;
}

/** The units of a shelf. An empty cell ends the counting of it, which can be taken back. */
export function QuantityCell({ shelf, row, writes, large = false }: ShelfCellProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const cell = useCellWords();
  const number = useNumber();
  const emptied = useEmptied(writes);
  return (
    <EditableCell
      {...cell}
      label={fill(words.quantity_of, { name: shelfName(shelf) })}
      column="quantity"
      row={row}
      large={large}
      placeholder={words.uncounted}
      value={shelf.quantity}
      show={(value) => (value === null ? '' : number(value))}
      read={readUnits}
      unreadable={words.cell.whole}
      write={async (quantity) => {
        const refusal = await writes.setQuantity(shelf, quantity);
        if (refusal === undefined && quantity === null) emptied.quantity(shelf);
        return refusal;
      }}
    />
  );
}

/** What was counted on a shelf, in a count. */
export function CountedCell({ shelf, row, writes, large = false }: ShelfCellProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const cell = useCellWords();
  const number = useNumber();
  const changeOf = useCountChange();
  const emptied = useEmptied(writes);
  return (
    <EditableCell
      {...cell}
      label={fill(words.counted_of, { name: shelfName(shelf) })}
      column="counted"
      row={row}
      large={large}
      value={shelf.count?.counted ?? null}
      show={(value) => (value === null ? '' : number(value))}
      read={readUnits}
      unreadable={words.cell.whole}
      changes={changeOf(shelf)?.sentence}
      write={async (counted) => {
        const refusal = await writes.setCounted(shelf, counted);
        if (refusal === undefined && counted === null) emptied.counted(shelf);
        return refusal;
      }}
    />
  );
}

/** After a cell was emptied: the notice that says what it had, with the button that puts it back. */
function useEmptied({ setQuantity, setCounted }: ShelfWrites) {
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
