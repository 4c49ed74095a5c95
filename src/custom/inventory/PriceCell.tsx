import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { EditableCell } from '../../ui/cells/EditableCell.tsx';
import { useCurrency } from '../../ui/figure/useCurrency.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { readPrice } from './cell-values.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { ShelfCellProps } from './QuantityCell.tsx';
import { shelfName, soldAs } from './shelf-name.ts';
import { useCellWords } from './useCellWords.ts';

/** The price of a shelf, before any discount. */
export function PriceCell({ shelf, row, writes }: ShelfCellProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const cell = useCellWords();
  const money = useMoney();
  const currency = useCurrency();
  const { price } = soldAs(shelf);
  return (
    <EditableCell
      {...cell}
      label={fill(words.price_of, { name: shelfName(shelf) })}
      column="price"
      row={row}
      value={price}
      show={(value) => (value === null ? '' : money(value))}
      read={(text) => readPrice(text, currency)}
      unreadable={words.cell.amount}
      write={(next) => writes.setPrice(shelf, next ?? price, price)}
    />
  );
}
